import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyChartBlock } from '#engine/console/charts/lazy-chart-block';
import { useEndpoint } from '#engine/console/data/endpoint/use-endpoint';
import { usePlaces } from '#engine/console/data/navigation/places-context';
import { getActivity, type Overview } from '../../endpoints/statistic';
import { chartsOf } from './chart-sources';
import { StoreCourse } from './store-course';

interface Props {
  readonly overview: Overview | undefined;
  readonly isFailed: boolean;
  readonly onRetry: () => void;
}

/** Charts of the records that the account may list. */
export function Charts({ overview, isFailed, onRetry }: Props) {
  const { t, i18n } = useTranslation();
  const activity = useEndpoint(getActivity, {});
  const places = usePlaces();
  const known = chartsOf({ t, language: i18n.language, places }, overview, activity.data);
  const failures = { overview: isFailed && !overview, activity: activity.isError && !activity.data };
  const shown = known.filter(({ data, from }) => data !== null || failures[from]);
  return (
    <section aria-label={t('dashboard.charts')}>
      <div className="dashboard-charts">
        <Suspense fallback={shown.map(({ name }) => <div key={name} className="dashboard-waiting" />)}>
          {shown.map(({ name, kind, data, from }) => (
            <LazyChartBlock
              key={name}
              title={t(`dashboard.${name}Title`)}
              kind={kind}
              data={failures[from] ? null : (data ?? undefined)}
              onRetry={from === 'overview' ? onRetry : () => void activity.refetch()}
            />
          ))}
          {overview?.topStores && overview.topStores.length > 0 && (
            <StoreCourse stores={overview.topStores} />
          )}
          {!overview && !isFailed && <div className="dashboard-waiting dashboard-course" />}
        </Suspense>
      </div>
    </section>
  );
}
