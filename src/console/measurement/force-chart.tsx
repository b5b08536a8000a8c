import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { highest } from '../../measurement/pressure/force';
import { phone, useMedia } from '../kit/use-media';
import { type AnalysedRecording, feetOf } from './analysed-recording';

interface Props {
  readonly recordings: readonly AnalysedRecording[];
  readonly frame: number;
}

const height = 200;
const axis = { left: 52, bottom: 24, top: 24, right: 10 };

/**
 * Force over time of every recording from its first frame on, the steps of a single one shaded, with the
 * frame that the player shows. The table of steps has its figures.
 */
export function ForceChart({ recordings, frame }: Props) {
  const { t, i18n } = useTranslation();
  // In units of a letter's size: a phone shows the same letters on less width.
  const width = useMedia(phone) ? 340 : 600;
  const { seconds, ticks, lines, steps } = useMemo(() => drawn(recordings, width), [recordings, width]);
  const top = ticks.at(-1) ?? 1;
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 });
  const interval = recordings[0]?.recording.frameInterval_s ?? 0;
  const now = axis.left + ((frame * interval) / seconds) * (width - axis.left - axis.right);
  return (
    <>
      <svg
        className="force-chart"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t('measurement.force.label')}
      >
        {steps.map((step) => (
          <rect
            key={step.x}
            className={step.complete ? 'force-chart-step' : 'force-chart-cut'}
            x={step.x}
            y={axis.top}
            width={step.width}
            height={height - axis.bottom - axis.top}
          />
        ))}
        {ticks.map((tick) => (
          <g key={tick}>
            <line
              className="force-chart-grid"
              x1={axis.left}
              x2={width - axis.right}
              y1={y(tick, top)}
              y2={y(tick, top)}
            />
            <text x={axis.left - 6} y={y(tick, top) + 4} textAnchor="end">
              {number.format(tick)}
            </text>
          </g>
        ))}
        <text x={axis.left} y={height - 6}>
          0
        </text>
        <text x={width - axis.right} y={height - 6} textAnchor="end">
          {t('measurement.force.seconds', { seconds: number.format(seconds) })}
        </text>
        <text x={4} y={12}>
          {t('measurement.unit.force')}
        </text>
        {lines.map((line) => (
          <path key={line.d} className={`force-chart-line of-${line.side}`} d={line.d} />
        ))}
        <line className="force-chart-frame" x1={now} x2={now} y1={axis.top} y2={height - axis.bottom} />
      </svg>
      {lines.length > 1 && (
        <ul className="chart-legend">
          {lines.map((line) => (
            <li key={line.d} className={`of-${line.side}`}>
              {t(`measurement.side.${line.side}`)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function y(force: number, top: number): number {
  return height - axis.bottom - (force / top) * (height - axis.bottom - axis.top);
}

function drawn(recordings: readonly AnalysedRecording[], width: number) {
  const span = ({ recording }: AnalysedRecording) =>
    (recording.frames.length - 1) * recording.frameInterval_s;
  const seconds = Math.max(...recordings.map(span)) || 1;
  const ticks = ticksUpTo(Math.max(...recordings.map(({ forces }) => highest(forces))));
  const top = ticks.at(-1) ?? 1;
  const x = (time: number) => axis.left + (time / seconds) * (width - axis.left - axis.right);
  const curves =
    recordings.length > 1
      ? recordings.map((one) => ({ side: one.feet[0]?.side, forces: one.forces, of: one.recording }))
      : feetOf(recordings).map((foot) => ({ side: foot.side, forces: foot.forces, of: foot.recording }));
  const lines = curves.map(({ side = 'unknown' as const, forces, of }) => ({
    side,
    d: Array.from(
      forces,
      (force, index) =>
        `${index === 0 ? 'M' : 'L'}${x(index * of.frameInterval_s).toFixed(1)} ${y(force, top).toFixed(1)}`,
    ).join(''),
  }));
  const [only] = lines.length === 1 ? feetOf(recordings) : [];
  const steps = (only?.stepAnalyses ?? []).map(({ step }) => {
    const interval = recordings[0]?.recording.frameInterval_s ?? 0;
    const from = x(step.start * interval);
    return { x: from, width: Math.max(1, x(step.end * interval) - from), complete: step.complete };
  });
  return { seconds, ticks, lines, steps };
}

/** Three or four round values from 0 to above the highest. */
function ticksUpTo(top: number): readonly number[] {
  const step = [50, 100, 200, 250, 500, 1000, 2000].find((size) => top / size <= 4) ?? Math.ceil(top / 4);
  return Array.from({ length: Math.floor(top / step) + 2 }, (_, index) => index * step);
}
