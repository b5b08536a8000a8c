import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnalysedRecording } from '../../../../measurement/analysis';
import { highest } from '../../../../measurement/pressure/force';
import { CurveGrid } from './curve-grid';
import { recordingNames } from './recording-names';
import { useNumber } from './use-number';

interface Props {
  readonly recordings: readonly AnalysedRecording[];
  readonly frame: number;
}

/**
 * Force over time for each recording, with the frame of the player. With one recording its steps are shaded. The
 * table of steps contains the figures.
 */
export function ForceChart({ recordings, frame }: Props) {
  const { t } = useTranslation();
  const number = useNumber();
  const names = recordingNames(t, recordings);
  const { seconds, top, curves, steps } = useMemo(() => curvesOf(recordings), [recordings]);
  const interval = recordings[0]?.recording.frameInterval_s ?? 0;
  const now = (frame * interval) / seconds;
  return (
    <>
      <CurveGrid
        highest={top}
        unit={t('measurement.unit.force')}
        label={t('measurement.force.label')}
        end={t('measurement.force.seconds', { seconds: number(seconds, 2) })}
      >
        {({ x, y, height }) => (
          <>
            {steps.map(({ from, to, cutOff }) => (
              <rect
                key={from}
                className={cutOff ? 'force-chart-cut' : 'force-chart-step'}
                x={x(from / seconds)}
                y={0}
                width={Math.max(1, x(to / seconds) - x(from / seconds))}
                height={height}
              />
            ))}
            {curves.map(({ side, forces, interval_s }, index) => (
              <path
                key={`${side} ${curveKey(index)}`}
                className={`force-chart-line of-${side}`}
                d={linePath(forces, (nth) => x((nth * interval_s) / seconds), y)}
              />
            ))}
            <line className="force-chart-frame" x1={x(now)} x2={x(now)} y1={0} y2={height} />
          </>
        )}
      </CurveGrid>
      {curves.length > 1 && (
        <ul className="chart-legend">
          {curves.map(({ side }, index) => (
            <li key={`${side} ${curveKey(index)}`} className={`of-${side}`}>
              {recordings.length > 1 ? names[index] : t(`measurement.side.${side}`)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The list of curves never changes, so the index is a stable key. */
function curveKey(index: number): string {
  return `curve-${index}`;
}

export function linePath(
  values: ArrayLike<number>,
  x: (nth: number) => number,
  y: (value: number) => number,
): string {
  const places = Array.from(values, (value, nth) => `${x(nth).toFixed(1)} ${y(value).toFixed(1)}`);
  return `M${places.join('L')}`;
}

function curvesOf(recordings: readonly AnalysedRecording[]) {
  const span = ({ recording }: AnalysedRecording) =>
    (recording.frames.length - 1) * recording.frameInterval_s;
  const feet = recordings.flatMap(({ feet: own, recording }) => own.map((foot) => ({ ...foot, recording })));
  const curves = (
    recordings.length > 1 ? recordings.map((one) => ({ ...one, side: one.feet[0]?.side })) : feet
  ).map(({ side = 'unknown' as const, forces, recording }) => ({
    side,
    forces,
    interval_s: recording.frameInterval_s,
  }));
  const [only] = curves.length === 1 ? feet : [];
  return {
    seconds: Math.max(...recordings.map(span)) || 1,
    top: Math.max(...recordings.map(({ forces }) => highest(forces))),
    curves,
    steps: (only?.stepAnalyses ?? []).map(({ step }) => ({
      from: step.start * (only?.recording.frameInterval_s ?? 0),
      to: step.end * (only?.recording.frameInterval_s ?? 0),
      cutOff: step.cutOff,
    })),
  };
}
