import { useTranslation } from 'react-i18next';
import type { MeanStep } from '../../../../measurement/step-analysis';
import { MeanCurveChart } from './mean-curve-chart';

/** Force over stance: mean of the complete steps. */
export function MeanStepChart({ mean: { forces, steps } }: { readonly mean: MeanStep }) {
  const { t } = useTranslation();
  return (
    <MeanCurveChart
      title={t('measurement.step.mean', { count: steps })}
      curve={forces}
      unit={t('measurement.unit.force')}
      lowest={0}
    />
  );
}
