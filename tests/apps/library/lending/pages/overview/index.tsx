import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartData } from '#engine/console/charts/chart-data';
import { LazyChartBlock } from '#engine/console/charts/lazy-chart-block';
import { useEndpoint } from '#engine/console/data/endpoint/use-endpoint';
import { Unanswered } from '#engine/console/entity/record/unanswered';
import { PageHead } from '#engine/console/kit/page-head';
import { getLending } from '../../endpoints/lending';

/** Books and loans of each branch. */
export default function OverviewPage() {
  const { t } = useTranslation();
  const query = useEndpoint(getLending, {});
  const chart: ChartData | undefined = query.data && {
    rowTitle: t('overview.branch'),
    series: [t('overview.books'), t('overview.lent')],
    rows: query.data.map(({ branch, books, lent }) => ({
      key: branch,
      label: branch,
      values: [books, lent],
    })),
  };
  return (
    <>
      <PageHead title={t('overview.title')} />
      {chart ? (
        <Suspense>
          <LazyChartBlock title={t('overview.title')} kind="column" data={chart} />
        </Suspense>
      ) : (
        <Unanswered query={query} />
      )}
    </>
  );
}
