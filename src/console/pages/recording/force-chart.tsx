import { useTranslation } from 'react-i18next';
import type { PressureRecording } from '../../../measurement/recording';
import type { StepAnalysis } from '../../../measurement/step-analysis';
import { phone, useMedia } from '../../kit/use-media';

interface Props {
  readonly recording: PressureRecording;
  readonly forces: Float64Array;
  readonly steps: readonly StepAnalysis[];
  readonly frame: number;
}

const height = 200;
const axis = { left: 52, bottom: 24, top: 24, right: 10 };

/** Force over time, with the steps shaded and the frame that the player shows. The table of steps has its figures. */
export function ForceChart({ recording, forces, steps, frame }: Props) {
  const { t, i18n } = useTranslation();
  // In units of a letter's size: a phone shows the same letters on less width.
  const width = useMedia(phone) ? 340 : 600;
  const seconds = (forces.length - 1) * recording.frameInterval_s;
  const ticks = ticksUpTo(Math.max(...forces));
  const top = ticks.at(-1) ?? 1;
  const x = (index: number) =>
    axis.left + (index / Math.max(1, forces.length - 1)) * (width - axis.left - axis.right);
  const y = (force: number) => height - axis.bottom - (force / top) * (height - axis.bottom - axis.top);
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 });
  const line = Array.from(
    forces,
    (force, index) => `${index === 0 ? 'M' : 'L'}${x(index).toFixed(1)} ${y(force).toFixed(1)}`,
  );
  return (
    <svg
      className="force-chart"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={t('recording.force.label')}
    >
      {steps.map(({ step }) => (
        <rect
          key={step.start}
          className={step.complete ? 'force-chart-step' : 'force-chart-cut'}
          x={x(step.start)}
          y={axis.top}
          width={Math.max(1, x(step.end) - x(step.start))}
          height={height - axis.bottom - axis.top}
        />
      ))}
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            className="force-chart-grid"
            x1={axis.left}
            x2={width - axis.right}
            y1={y(tick)}
            y2={y(tick)}
          />
          <text x={axis.left - 6} y={y(tick) + 4} textAnchor="end">
            {number.format(tick)}
          </text>
        </g>
      ))}
      <text x={axis.left} y={height - 6}>
        0
      </text>
      <text x={width - axis.right} y={height - 6} textAnchor="end">
        {t('recording.force.seconds', { seconds: number.format(seconds) })}
      </text>
      <text x={4} y={12}>
        {t('recording.unit.force')}
      </text>
      <path className="force-chart-line" d={line.join('')} />
      <line
        className="force-chart-frame"
        x1={x(frame)}
        x2={x(frame)}
        y1={axis.top}
        y2={height - axis.bottom}
      />
    </svg>
  );
}

/** Three or four round values from 0 to above the highest. */
function ticksUpTo(highest: number): readonly number[] {
  const step =
    [50, 100, 200, 250, 500, 1000, 2000].find((size) => highest / size <= 4) ?? Math.ceil(highest / 4);
  return Array.from({ length: Math.floor(highest / step) + 2 }, (_, index) => index * step);
}
