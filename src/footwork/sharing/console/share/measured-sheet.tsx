import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#engine/console/kit/button';
import { Staged } from '#engine/console/kit/staged';
import type { AnalysisResult } from '../../../../measurement/analysis';
import type { StoredMeasurement } from '../../../../measurement/storage/report-measurement';
import { CustomerAdvice } from '../../../reports/console/views/customer-advice';
import { CustomerPicture } from '../../../reports/console/views/customer-picture';
import { EvaluationNote } from '../../../reports/console/views/evaluation-note';
import { useAnalysis } from '../../../reports/console/views/use-analysis';
import { ValueAnnex } from '../../../reports/console/views/value-annex';
import '../../../reports/console/views/measurement.css';
import '../../../reports/console/views/measurement-print.css';
import type { ReportSheet } from './sheet-source';

const MeasurementDetails = lazy(async () => {
  const { MeasurementDetails: named } = await import('../../../reports/console/views/measurement-view');
  return { default: named };
});

interface Props {
  readonly sheet: ReportSheet;
  readonly measurement: object;
  /** Rendered between the customer's part and the figures. */
  readonly children: ReactNode;
}

/**
 * A measurement for the customer: picture, sentences and advice first, then key figures; a button shows all figures.
 */
export function MeasuredSheet({ sheet, measurement, children }: Props) {
  const { t } = useTranslation();
  const { type, analysis: result, evaluation, specialist_here } = sheet;
  const [isWhole, setWhole] = useState(false);
  const request = useMemo(
    // Safe cast: the server has validated the measurement against its type.
    () => ({ stored: { type, measurement } as unknown as StoredMeasurement, person: {} }),
    [type, measurement],
  );
  const state = useAnalysis(request);
  if (state === undefined) return <p role="status">{t('measurement.loading')}</p>;
  if (state === 'damaged') return <p role="alert">{t('measurement.damaged')}</p>;
  const analysis = result ? { ...state.analysis, ...(result as unknown as AnalysisResult) } : state.analysis;
  return (
    <Staged>
      <div className="sheet-first">
        <CustomerPicture analysis={analysis} posture={state.posture} />
        <div>
          <CustomerAdvice
            analysis={analysis}
            choices={evaluation.sentences}
            specialistHere={specialist_here}
          />
          <EvaluationNote evaluation={evaluation} />
        </div>
      </div>
      {children}
      <ValueAnnex analysis={analysis} />
      <p className="sheet-whole">
        <Button aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {t(isWhole ? 'share.details.hide' : 'share.details.show')}
        </Button>
      </p>
      {isWhole && (
        <Suspense fallback={<p role="status">{t('measurement.loading')}</p>}>
          <MeasurementDetails analysis={analysis} posture={state.posture} />
        </Suspense>
      )}
    </Staged>
  );
}
