import { useTranslation } from 'react-i18next';
import { getOverview } from '../../../entity/contract/endpoints/statistic';
import { useEndpoint } from '../../data/endpoint/use-endpoint';
import { navEntries } from '../../data/navigation/nav-entries';
import { usePlaces } from '../../data/navigation/places-context';
import { useSession } from '../../data/session';
import { dateFormat } from '../../i18n/format/date';
import { readerZone } from '../../i18n/format/zone';
import { activeLanguage } from '../../i18n/words';
import { PageHead } from '../../kit/page-head';
import { usePageTitle } from '../../kit/page-title';
import { Charts } from './charts';
import './dashboard.css';
import { Numbers } from './numbers';
import { TaskLines } from './tasks';

/** Tasks first, then numbers, then charts. */
export default function DashboardPage() {
  const { t } = useTranslation();
  const { user } = useSession();
  const isWithoutMenus = navEntries(usePlaces()).length === 0;
  const overview = useEndpoint(getOverview, {});
  usePageTitle(t('console.dashboard.title'));
  return (
    <>
      <PageHead
        title={t('console.dashboard.greeting', { name: user.nickname || user.username })}
        note={today()}
      />
      {isWithoutMenus && <p className="no-menus">{t('console.dashboard.noMenus')}</p>}
      <TaskLines />
      <Numbers overview={overview.data} />
      <Charts overview={overview.data} isFailed={overview.isError} onRetry={() => void overview.refetch()} />
    </>
  );
}

function today(): string {
  const format = dateFormat(activeLanguage(), { dateStyle: 'full', timeZone: readerZone() });
  return format.format(new Date());
}
