import { lazy, Suspense, useMemo } from 'react';
import { useEndpoint } from '#engine/console/data/endpoint/use-endpoint';
import type { Labelled } from '#engine/console/data/resource';
import { RecordLoading } from '#engine/console/entity/record/record-loading';
import { recordPageTitle } from '#engine/console/entity/record/record-page-title';
import { useZone } from '#engine/console/i18n/use-zone';
import type { Entity } from '#engine/schema/model/entity';
import type { AnalysisResult } from '../../../measurement/analysis';
import type { StoredMeasurement } from '../../../measurement/storage/report-measurement';
import { getRecommendations, getReportAnalysis, getReportHead } from '../endpoints/report';
import { ReportActions } from './report-actions';
import type { Evaluated } from './views/evaluation-note';
import type { SentenceChoice } from './views/judged-findings';
import { LazyStoredMeasurementView } from './views/lazy-views';
import { addMeasurementWords } from './views/measurement-words';

const none: readonly SentenceChoice[] = [];

const Recommended = lazy(async () => {
  const [recommended] = await Promise.all([import('./recommended'), addMeasurementWords()]);
  return recommended;
});

const Head = lazy(async () => {
  const [head] = await Promise.all([import('./report-head'), addMeasurementWords()]);
  return head;
});

interface Props {
  readonly entity: Entity;
  readonly row: Labelled<
    Evaluated & {
      readonly id: number;
      readonly report_number: string;
      readonly type: string;
      readonly detection_time?: string;
      readonly store?: number | null;
      readonly customer?: number | null;
      readonly evaluation?: string | null;
      readonly measurement?: unknown;
      readonly sentences?: readonly SentenceChoice[] | null;
    }
  >;
}

/**
 * The top of a report's page: actions, person and evaluation, and the measurement if the report has one that the user
 * may read, with products that fit its findings.
 */
export function Measured({ entity, row }: Props) {
  const { id, type, measurement } = row;
  const zone = useZone();
  const isMeasured = measurement !== undefined && measurement !== null;
  const stored = useMemo(() => ({ type, measurement }) as StoredMeasurement, [type, measurement]);
  const { data } = useEndpoint(getReportAnalysis, { params: { id } }, { enabled: isMeasured });
  const products = useEndpoint(getRecommendations, { params: { id } }, { enabled: isMeasured }).data;
  const head = useEndpoint(getReportHead, { params: { id } }).data;
  return (
    <>
      <ReportActions
        id={id}
        name={recordPageTitle(entity, { ...row }, zone)}
        store={row.store}
        customer={row.customer}
        isPending={row.evaluation === 'pending'}
      />
      <Suspense fallback={<div className="report-head" />}>
        <Head row={row} person={head?.person} zone={head?.time_zone} isOutdated={head?.outdated ?? false} />
      </Suspense>
      {isMeasured && (
        <div className="report-measured">
          <Suspense fallback={<RecordLoading />}>
            <LazyStoredMeasurementView
              stored={stored}
              result={data as AnalysisResult | null | undefined}
              choices={row.sentences ?? none}
              specialistHere={head?.specialist_here ?? false}
            >
              <Suspense>{products && <Recommended products={products} />}</Suspense>
            </LazyStoredMeasurementView>
          </Suspense>
        </div>
      )}
    </>
  );
}
