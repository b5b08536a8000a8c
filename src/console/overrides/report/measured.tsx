import { lazy, Suspense, useMemo } from 'react';
import type { StoredMeasurement } from '../../../measurement/storage/report-measurement';
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
    readonly measurement?: unknown;
  };
}

/** What can be done with a report, and what the device has recorded where it was kept and the account may see it. */
export function Measured({ row: { id, report_number, type, measurement } }: Props) {
  const stored = useMemo(() => ({ type, measurement }) as StoredMeasurement, [type, measurement]);
  return (
    <>
      <ReportActions id={id} number={report_number} />
      {measurement !== undefined && measurement !== null && (
        <div className="report-measured">
          <Suspense fallback={<RecordLoading />}>
            <LazyStoredMeasurementView stored={stored} />
          </Suspense>
        </div>
      )}
      <Suspense>
        <Recommended report={id} />
      </Suspense>
    </>
  );
}
