import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { meanStep } from '../../measurement/step-analysis';
import type { AnalysedFoot } from './analysed-recording';
import { FootFacts } from './foot-facts';
import { How } from './how';
import { MeanStepChart } from './mean-step-chart';
import { RegionTable } from './region-table';
import { StepTable } from './step-table';

/** What follows from the recording of one foot. */
export function FootBlock({ foot }: { readonly foot: AnalysedFoot }) {
  const { t } = useTranslation();
  const mean = useMemo(() => meanStep(foot.stepAnalyses), [foot]);
  const steps = t('measurement.step.title', { count: foot.stepAnalyses.length });
  const title = t(`measurement.side.${foot.side ?? 'unknown'}`);
  return (
    <section className="foot-block" aria-label={title}>
      <h2>{title}</h2>
      <FootFacts foot={foot} mean={mean} />
      {foot.wholeRegions ? (
        <>
          <h3>
            {t('measurement.region.label')}
            <How name={t('measurement.region.label')}>{t('measurement.region.how')}</How>
          </h3>
          <RegionTable name={title} regions={foot.wholeRegions} hasTime={foot.recording.frames.length > 1} />
        </>
      ) : (
        <p className="foot-facts-none">{t('measurement.noRegions')}</p>
      )}
      {foot.stepAnalyses.length > 0 && (
        <>
          <h3>
            {steps}
            <How name={steps}>{t('measurement.step.how')}</How>
          </h3>
          <StepTable name={`${title}: ${steps}`} foot={foot} />
          {mean && mean.steps > 1 && <MeanStepChart mean={mean} />}
        </>
      )}
    </section>
  );
}
