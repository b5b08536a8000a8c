import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Staged } from '#engine/console/kit/staged';
import type { Analysis } from '../../../../measurement/analysis';
import type { Reference } from '../../../../measurement/findings/reference';
import { referenceIn } from '../../../../measurement/findings/references';
import { regionEntries } from '../../../../measurement/findings/region-quantities';
import { regionNames } from '../../../../measurement/footprint/region-mask';
import type { Side } from '../../../../measurement/recording';
import { FootFacts } from './foot-facts';
import { How } from './how';
import { MeanCurveChart } from './mean-curve-chart';
import { MeanStepChart } from './mean-step-chart';
import { PhaseTiming } from './phase-timing';
import { RegionTable } from './region-table';
import { RegionTiming } from './region-timing';
import type { ShownFoot } from './shown-feet';
import { StepTable } from './step-table';
import { useSourceText } from './use-source-text';

interface Props extends ShownFoot {
  readonly analysis: Analysis;
}

/** Results of one foot over all its recordings. */
export function FootBlock({ side, result, feet, analysis }: Props) {
  const { t } = useTranslation();
  const sourceText = useSourceText();
  const count = feet.reduce((sum, { foot }) => sum + foot.stepAnalyses.length, 0);
  const steps = t('measurement.step.title', { count });
  const title = t(`measurement.side.${side}`);
  const regions = side === 'unknown' ? undefined : result?.regions;
  return (
    <section className="foot-block" aria-label={title}>
      <h2>{title}</h2>
      <Staged>
        {result && side !== 'unknown' && Object.keys(result.values).length > 0 && (
          <FootFacts side={side} result={result} analysis={analysis} />
        )}
        {!regions && (
          <p className="foot-facts-none">
            {t(feet.some(({ foot }) => foot.mask) ? 'measurement.noStep' : 'measurement.noRegions')}
          </p>
        )}
        {regions && side !== 'unknown' && (
          <div>
            <h3>
              {t('measurement.region.label')}
              <How name={t('measurement.region.label')}>
                {t('measurement.region.how')} {sourceText([], regionRanges(analysis, side))}
              </How>
            </h3>
            <RegionTable name={title} side={side} analysis={analysis} />
          </div>
        )}
        {regions && <RegionTiming name={title} regions={regions} />}
        {regions && result && <PhaseTiming name={title} values={result.values} />}
        {count > 0 && (
          <div>
            <h3>
              {steps}
              <How name={steps}>
                {t('measurement.step.how')} {sourceText(stepQuantities, [])}
              </How>
            </h3>
            <StepTable name={`${title}: ${steps}`} feet={feet} />
          </div>
        )}
        {feet.map(
          ({ foot: { meanStep } }, index) =>
            meanStep && (
              <Fragment key={recordingKey(index)}>
                {meanStep.steps > 1 && <MeanStepChart mean={meanStep} />}
                {meanStep.course_mm && (
                  <MeanCurveChart
                    title={t(`measurement.step.${meanStep.steps > 1 ? 'course' : 'courseOne'}`)}
                    curve={meanStep.course_mm}
                    unit="mm"
                  />
                )}
              </Fragment>
            ),
        )}
      </Staged>
    </section>
  );
}

/** Quantities of the table of steps that are defined by a source. */
const stepQuantities = ['loadingRate', 'excursionIndex', 'initialContact'] as const;

function regionRanges(analysis: Analysis, side: Side): readonly (Reference | undefined)[] {
  return regionEntries.flatMap(([key]) =>
    regionNames.map((region) => referenceIn(analysis, key, side, region)),
  );
}

/** The list of recordings never changes, so the index is a stable key. */
function recordingKey(index: number): string {
  return `recording-${index}`;
}
