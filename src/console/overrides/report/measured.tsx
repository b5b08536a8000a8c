import { lazy, Suspense, useMemo } from 'react';
import { getReportAnalysis } from '../../../entity/contract/endpoints/report';
import type { AnalysisResult } from '../../../measurement/analysis';
import type { StoredMeasurement } from '../../../measurement/storage/report-measurement';
import { useEndpoint } from '../../data/endpoint/use-endpoint';
import { RecordLoading } from '../../entity/record/record-loading';
import { LazyStoredMeasurementView } from '../../measurement/lazy-views';
import { addMeasurementWords } from '../../measurement/measurement-words';
import { ReportActions } from './report-actions';

const Recommended = lazy(async () => {
  const [recommended] = await Promise.all([import('./recommended'), addMeasurementWords()]);
  return recommended;
});

interface Props {
  readonly row: {
    readonly id: number;
    readonly report_number: string;
    readonly type: string;
    readonly store?: number | null;
    readonly customer?: number | null;
    readonly measurement?: unknown;
  };
}

/** What can be done with a report, and what the device has recorded where it was kept and the account may see it. */
export function Measured({ row: { id, report_number, type, store, customer, measurement } }: Props) {
  const stored = useMemo(() => ({ type, measurement }) as StoredMeasurement, [type, measurement]);
  const { data } = useEndpoint(
    getReportAnalysis,
    { params: { id } },
    { enabled: measurement !== undefined && measurement !== null },
  );
  return (
    <>
      <ReportActions id={id} number={report_number} store={store} customer={customer} />
      {measurement !== undefined && measurement !== null && (
        <div className="report-measured">
          <Suspense fallback={<RecordLoading />}>
            <LazyStoredMeasurementView stored={stored} result={data as AnalysisResult | null | undefined} />
          </Suspense>
        </div>
      )}
      <Suspense>
        <Recommended report={id} />
      </Suspense>
    </>
  );
}
