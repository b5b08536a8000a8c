import { Suspense, useMemo } from 'react';
import type { StoredMeasurement } from '../../../measurement/storage/report-measurement';
import { RecordLoading } from '../../entity/record/record-loading';
import { LazyStoredMeasurementView } from '../../measurement/lazy-views';

interface Props {
  readonly row: { readonly type: string; readonly measurement?: unknown };
}

/** What the device has recorded; nothing where it was not kept, or the account may not see it. */
export function Measured({ row: { type, measurement } }: Props) {
  const stored = useMemo(() => ({ type, measurement }) as StoredMeasurement, [type, measurement]);
  if (!measurement) return null;
  return (
    <Suspense fallback={<RecordLoading />}>
      <LazyStoredMeasurementView stored={stored} />
    </Suspense>
  );
}
