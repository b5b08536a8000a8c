import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { getOverview } from '../../../entity/contract/endpoints/statistic';
import { getTotals, type ListTotal } from '../../../entity/contract/endpoints/total';
import { printListQuery } from '../../../entity/query/list-query';
import { useEndpoint } from '../../data/endpoint/use-endpoint';
import { type NavEntry, navEntries } from '../../data/navigation/nav-entries';
import { usePlaceTitle } from '../../data/navigation/place-title';
import type { Place } from '../../data/navigation/places';
import { usePlaces } from '../../data/navigation/places-context';
import { recordPaths } from '../../data/navigation/spot';
import { useSession } from '../../data/session';
import { activeLanguage } from '../../i18n/words';
import { Icon } from '../../kit/icon';
import { PageHead } from '../../kit/page-head';
import { usePageTitle } from '../../kit/page-title';
import { Charts } from './charts';
import './dashboard.css';
import { Numbers } from './numbers';

/** The numbers of the business first, then its pictures, then how much there is of everything that the user may list. */
export default function DashboardPage() {
  const { t } = useTranslation();
  const { user } = useSession();
  const titleOf = usePlaceTitle();
  const entries = navEntries(usePlaces());
  const loose = entries.filter(({ children }) => children.length === 0).flatMap(listsOf);
  const totals = useTotals(entries.flatMap(listsOf));
  const overview = useEndpoint(getOverview, {});
  usePageTitle(t('console.dashboard.title'));
  return (
    <>
      <PageHead
        title={t('console.dashboard.greeting', { name: user.nickname || user.username })}
        note={today()}
      />
      <Numbers overview={overview.data} />
      <Charts overview={overview.data} isFailed={overview.isError} onRetry={() => void overview.refetch()} />
      {entries.length === 0 && <p className="no-menus">{t('console.dashboard.noMenus')}</p>}
      {entries
        .filter(({ children }) => children.length > 0)
        .map((entry) => (
          <Totals
            key={entry.place.path}
            title={titleOf(entry.place)}
            places={listsOf(entry)}
            totals={totals}
          />
        ))}
      <Totals title={t('console.dashboard.more')} places={loose} totals={totals} />
    </>
  );
}

interface TotalsProps {
  readonly title: string;
  readonly places: readonly Place[];
  readonly totals: KnownTotals;
}

function Totals({ title, places, totals }: TotalsProps) {
  if (places.length === 0) return null;
  return (
    <section className="totals" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {places.map((place) => (
          <TotalCard key={place.path} place={place} total={totals.of(place)} isError={totals.isError} />
        ))}
      </ul>
    </section>
  );
}

function listsOf({ place, children }: NavEntry): Place[] {
  // What has a page of its own in place of a list is a matter of set-up, and not of how many.
  const own = place.target.kind === 'entity' && !place.target.ownList ? [place] : [];
  return [...own, ...children.flatMap(listsOf)];
}

function today(): string {
  return new Intl.DateTimeFormat(activeLanguage(), { dateStyle: 'full' }).format(new Date());
}

interface TotalCardProps {
  readonly place: Place;
  /** Null where the user may not see the list; undefined until it is known. */
  readonly total: ListTotal | null | undefined;
  readonly isError: boolean;
}

/** One list with its total; nothing where the user may not see the list. */
function TotalCard({ place, total, isError }: TotalCardProps) {
  const { t } = useTranslation();
  const title = usePlaceTitle()(place);
  if (total === null) return null;
  const number = total && new Intl.NumberFormat(activeLanguage()).format(total.total);
  return (
    <li className="total-card">
      <Link to={place.path}>
        <Icon name={place.icon} size={20} />
        <span className="total-title">{title}</span>
        <span className="total-number" data-waiting={!total && !isError}>
          {isError ? '–' : number}
          {total?.totalIs === 'atLeast' && '+'}
        </span>
      </Link>
      {total?.mayCreate && (
        <Link
          className="total-add"
          to={`${place.path}/${recordPaths.create}`}
          aria-label={t('console.dashboard.add', { title })}
          title={t('console.dashboard.add', { title })}
        >
          <Icon name="plus" size={16} />
        </Link>
      )}
    </li>
  );
}

interface KnownTotals {
  readonly isError: boolean;
  /** Of a place; null where the user may not see its list, undefined until the answer is there. */
  of(place: Place): ListTotal | null | undefined;
}

/** How many records each of these places lists, by one call. */
function useTotals(places: readonly Place[]): KnownTotals {
  const lists = places.map(listOf);
  const { data, isError } = useEndpoint(getTotals, { query: { of: lists } }, { enabled: lists.length > 0 });
  return { isError, of: (place) => data?.[lists.indexOf(listOf(place))] };
}

/** The name of the entity, with a query where the place shows a part of the list. */
function listOf({ target }: Place): string {
  if (target.kind !== 'entity') return '';
  const { entity, filters = [] } = target.claim;
  if (filters.length === 0) return entity;
  const query = printListQuery({ start: 0, end: 0, filters: [...filters], sorters: [], search: undefined });
  return `${entity}?${query}`;
}
