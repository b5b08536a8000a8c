import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { ChartData } from '#engine/console/charts/chart-data';
import { LazyChartBlock } from '#engine/console/charts/lazy-chart-block';
import { useEndpoint } from '#engine/console/data/endpoint/use-endpoint';
import { dateFormat } from '#engine/console/i18n/format/date';
import { idOf } from '#engine/schema/query/scalar';
import { getStoreCourse } from '../../endpoints/statistic';
import { dayLabel } from './chart-rows';

interface Props {
  /** The options; the first one is the default if the URL has none. */
  readonly stores: readonly { readonly store: number; readonly name: string | null }[];
}

/** The reports and new customers of a store by day or by month. */
export function StoreCourse({ stores }: Props) {
  const { t, i18n } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const store = idOf(address.get('store') ?? '') ?? stores[0]?.store ?? 0;
  const by = address.get('by') === 'month' ? 'month' : 'day';
  const { data, isError, refetch } = useEndpoint(getStoreCourse, { params: { id: store }, query: { by } });
  const name = data?.store.name ?? stores.find((one) => one.store === store)?.name ?? `#${store}`;
  const label = (from: string) =>
    by === 'day'
      ? dayLabel(from, i18n.language)
      : dateFormat(i18n.language, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
          new Date(from),
        );
  const chart: ChartData | undefined = data && {
    rowTitle: t(by === 'day' ? 'dashboard.day' : 'dashboard.month'),
    series: [t('dashboard.reports'), t('dashboard.newCustomers')],
    rows: data.points.map(({ from, reports, customers }) => ({
      key: from,
      label: label(from),
      values: [reports, customers],
    })),
  };
  const choose = (changes: Readonly<Record<string, string>>) =>
    setAddress({ store: String(store), by, ...changes }, { replace: true });
  return (
    <div className="dashboard-course">
      <div className="dashboard-course-choice">
        <label>
          {t('dashboard.courseStore')}{' '}
          <select value={store} onChange={({ target }) => choose({ store: target.value })}>
            {!stores.some((one) => one.store === store) && <option value={store}>{name}</option>}
            {stores.map((one) => (
              <option key={one.store} value={one.store}>
                {one.name ?? `#${one.store}`}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t('dashboard.courseBy')}{' '}
          <select value={by} onChange={({ target }) => choose({ by: target.value })}>
            <option value="day">{t('dashboard.byDay')}</option>
            <option value="month">{t('dashboard.byMonth')}</option>
          </select>
        </label>
      </div>
      <LazyChartBlock
        title={t('dashboard.courseTitle', { store: name })}
        kind="line"
        data={isError && !data ? null : chart}
        onRetry={() => void refetch()}
      />
    </div>
  );
}
