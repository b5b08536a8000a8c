import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyChartBlock } from '#engine/console/charts/lazy-chart-block';
import { useEndpoint } from '#engine/console/data/endpoint/use-endpoint';
import { usePlaces } from '#engine/console/data/navigation/places-context';
import { getCharts } from '../../endpoints/statistic';
import { type Chart, chartsIn } from '../../model/chart';
import { chartData } from './chart-rows';
import { StoreCourse } from './store-course';

const declared = chartsIn(
  import.meta.glob<Chart>('../../model/charts/*.ts', { eager: true, import: 'default' }),
);

/** Charts of the records that the account may list. */
export function Charts() {
  const { t, i18n } = useTranslation();
  const { data, isError, refetch } = useEndpoint(getCharts, {});
  const places = usePlaces();
  const words = { t, language: i18n.language, places, today: data?.today ?? '' };
  const isFailed = isError && !data;
  const answerOf = (name: string) => data?.charts.find((one) => one.name === name);
  const shown = declared.flatMap(([name, chart]) => {
    const answer = answerOf(name);
    const known = answer && chartData(words, chart, answer);
    return known === null ? [] : [{ name, kind: chart.kind, data: known }];
  });
  const stores = answerOf('top')?.counts[0]?.groups.map(({ keys, label }) => ({
    store: Number(keys[0]),
    name: label ?? null,
  }));
  return (
    <section aria-label={t('dashboard.charts')}>
      <div className="dashboard-charts">
        <Suspense fallback={shown.map(({ name }) => <div key={name} className="dashboard-waiting" />)}>
          {shown.map(({ name, kind, data: known }) => (
            <LazyChartBlock
              key={name}
              title={t(`dashboard.${name}Title`)}
              kind={kind}
              data={isFailed ? null : known}
              onRetry={() => void refetch()}
            />
          ))}
          {stores && stores.length > 0 && <StoreCourse stores={stores} />}
          {!data && !isFailed && <div className="dashboard-waiting dashboard-course" />}
        </Suspense>
      </div>
    </section>
  );
}
