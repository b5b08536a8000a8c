import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#engine/console/kit/button';
import { Staged } from '#engine/console/kit/staged';
import type { AnalysisResult } from '../../../../measurement/analysis';
import type { MeasurementPicture } from '../../../../measurement/picture';
import { CustomerAdvice } from '../../../reports/console/views/customer-advice';
import { CustomerPicture } from '../../../reports/console/views/customer-picture';
import { EvaluationNote } from '../../../reports/console/views/evaluation-note';
import { ValueAnnex } from '../../../reports/console/views/value-annex';
import '../../../reports/console/views/measurement.css';
import '../../../reports/console/views/measurement-print.css';
import '../../../reports/console/views/recommended-print.css';
import '../../../reports/console/views/tables-print.css';
import type { OpenSheet } from './sheet-source';

const SheetDetails = lazy(() => import('./sheet-details'));

interface Props {
  readonly opened: OpenSheet;
  readonly picture: MeasurementPicture;
  /** Rendered between the customer's part and the figures. */
  readonly children: ReactNode;
}

/**
 * A measurement for the customer: picture, sentences and advice first, then key figures; a button loads the measurement and
 * shows all figures.
 */
export function MeasuredSheet({ opened, picture, children }: Props) {
  const { t } = useTranslation();
  const { type, evaluation, specialist_here } = opened.sheet;
  // Safe cast: the server sends the result of its own analysis.
  const analysis = opened.sheet.analysis as unknown as AnalysisResult | null;
  const [isWhole, setWhole] = useState(false);
  const [wasWhole, setWasWhole] = useState(false);

  function toggle(): void {
    setWhole(!isWhole);
    setWasWhole(true);
  }

  return (
    <Staged>
      <div className="sheet-first">
        <CustomerPicture picture={picture} isPosture={type === 'posture'} />
        <div>
          {analysis && (
            <CustomerAdvice
              analysis={analysis}
              choices={evaluation.sentences}
              specialistHere={specialist_here}
            />
          )}
          <EvaluationNote evaluation={evaluation} />
        </div>
      </div>
      {children}
      {analysis && <ValueAnnex analysis={analysis} />}
      <p className="sheet-whole">
        <Button aria-expanded={isWhole} onClick={toggle}>
          {t(isWhole ? 'share.details.hide' : 'share.details.show')}
        </Button>
      </p>
      {/* Kept when it is hidden, so that the measurement loads once. */}
      {wasWhole && (
        <div hidden={!isWhole}>
          <Suspense fallback={<p role="status">{t('measurement.loading')}</p>}>
            <SheetDetails opened={opened} />
          </Suspense>
        </div>
      )}
    </Staged>
  );
}
