import { useTranslation } from 'react-i18next';
import { highest } from '../../measurement/pressure/force';
import type { MeanStep } from '../../measurement/step-analysis';
import { linePath } from './force-chart';
import { ForceGrid } from './force-grid';

/** Force over stance: the mean of the complete steps, in a band of one standard deviation to both sides. */
export function MeanStepChart({ mean: { forces, steps } }: { readonly mean: MeanStep }) {
  const { t } = useTranslation();
  const above = forces.mean.map((force, point) => force + (forces.deviation[point] ?? 0));
  const below = forces.mean.map((force, point) => Math.max(0, force - (forces.deviation[point] ?? 0)));
  const last = forces.mean.length - 1;
  return (
    <figure className="mean-step">
      <figcaption>{t('measurement.step.mean', { count: steps })}</figcaption>
      <ForceGrid
        highest_N={highest(above)}
        label={t('measurement.step.mean', { count: steps })}
        end={t('measurement.step.stance')}
      >
        {(scale) => {
          const x = (point: number) => scale.x(point / last);
          const back = linePath(below.toReversed(), (point) => x(last - point), scale.y);
          return (
            <>
              <path className="force-chart-band" d={`${linePath(above, x, scale.y)}L${back.slice(1)}Z`} />
              <path className="force-chart-line" d={linePath(forces.mean, x, scale.y)} />
            </>
          );
        }}
      </ForceGrid>
    </figure>
  );
}
