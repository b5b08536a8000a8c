import { useTranslation } from 'react-i18next';
import { useLiveEndpoint } from '#engine/console/data/live/use-live-endpoint';
import { navEntries } from '#engine/console/data/navigation/nav-entries';
import { usePlaces } from '#engine/console/data/navigation/places-context';
import { useSession } from '#engine/console/data/session';
import { dateFormat } from '#engine/console/i18n/format/date';
import { readerZone } from '#engine/console/i18n/format/zone';
import { activeLanguage } from '#engine/console/i18n/words';
import { PageHead } from '#engine/console/kit/page-head';
import { usePageTitle } from '#engine/console/kit/page-title';
import { getOverview } from '../../endpoints/statistic';
import { Charts } from './charts';
import './dashboard.css';
import { Numbers } from './numbers';
import { TaskLines } from './tasks';

/** Tasks first, then numbers, then charts. */
export default function DashboardPage() {
  const { t } = useTranslation();
  const { user } = useSession();
  const isWithoutMenus = navEntries(usePlaces()).length === 0;
  const overview = useLiveEndpoint(getOverview, {});
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
      <Charts />
    </>
  );
}

function today(): string {
  const format = dateFormat(activeLanguage(), { dateStyle: 'full', timeZone: readerZone() });
  return format.format(new Date());
}
