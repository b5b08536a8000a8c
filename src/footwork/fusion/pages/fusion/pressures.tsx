import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '#engine/console/data/endpoint/use-endpoint';
import type { StoredMeasurement } from '../../../../measurement/storage/report-measurement';
import { LazyPressureComparison } from '../../../reports/console/views/lazy-views';
import { getReportMeasurement } from '../../../sharing/endpoints/report-share';
import type { FusionReport } from '../../endpoints/fusion';
import { useDayText } from './day-text';

interface Props {
  readonly first: FusionReport;
  readonly second: FusionReport;
}

/** Pressure maps of two measurements of one kind, if both have one. */
export function Pressures({ first, second }: Props) {
  const { t } = useTranslation();
  const day = useDayText();
  const [before, after] = [useStored(first), useStored(second)];
  const titles = [day(first), day(second)] as const;
  const [earlier, later] = titles;
  const measurements = useMemo(
    () =>
      before && after
        ? [
            { id: first.id, title: earlier, stored: before },
            { id: second.id, title: later, stored: after },
          ]
        : undefined,
    [before, after, first.id, second.id, earlier, later],
  );
  if (!measurements || first.id === second.id || first.type !== second.type) return null;
  return (
    <section className="fusion-panel fusion-pressures" aria-label={t('fusion.pressures')}>
      <h2>{t('fusion.pressures')}</h2>
      <Suspense>
        <LazyPressureComparison measurements={measurements} />
      </Suspense>
    </section>
  );
}

function useStored({ id, type }: FusionReport): StoredMeasurement | undefined {
  const hasPressures = type !== 'posture';
  const { data } = useEndpoint(getReportMeasurement, { params: { id } }, { enabled: hasPressures });
  const measurement = hasPressures ? data?.measurement : undefined;
  return useMemo(
    // Safe cast: the server has validated the measurement against its type.
    () => (measurement ? ({ type, measurement } as unknown as StoredMeasurement) : undefined),
    [type, measurement],
  );
}
