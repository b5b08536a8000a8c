import { useTranslation } from 'react-i18next';
import type { MeanCurve } from '../../../../measurement/pressure/mean-curve';
import { CurveGrid } from './curve-grid';
import { linePath } from './force-chart';

interface Props {
  readonly title: string;
  readonly curve: MeanCurve;
  readonly unit: string;
  /** Lower end of the axis, for values that cannot be below it; default: that of the curve. */
  readonly lowest?: number;
}

/** A mean curve over stance, with a band of ± one standard deviation. */
export function MeanCurveChart({ title, curve: { mean, deviation }, unit, lowest }: Props) {
  const { t } = useTranslation();
  const above = mean.map((value, point) => value + (deviation[point] ?? 0));
  const least = lowest ?? Number.NEGATIVE_INFINITY;
  const below = mean.map((value, point) => Math.max(least, value - (deviation[point] ?? 0)));
  const last = mean.length - 1;
  return (
    <figure className="mean-step">
      <figcaption>{title}</figcaption>
      <CurveGrid
        highest={Math.max(0, ...above)}
        lowest={lowest ?? Math.min(0, ...below)}
        unit={unit}
        label={title}
        end={t('measurement.step.stance')}
      >
        {(scale) => {
          const x = (point: number) => scale.x(point / last);
          const back = linePath(below.toReversed(), (point) => x(last - point), scale.y);
          return (
            <>
              <path className="force-chart-band" d={`${linePath(above, x, scale.y)}L${back.slice(1)}Z`} />
              <path className="force-chart-line" d={linePath(mean, x, scale.y)} />
            </>
          );
        }}
      </CurveGrid>
    </figure>
  );
}
