import { useTranslation } from 'react-i18next';
import { type NavEntry, navEntries } from '../../data/navigation/nav-entries';
import { usePlaceTitle } from '../../data/navigation/place-title';
import type { Place } from '../../data/navigation/places';
import { usePlaces } from '../../data/navigation/places-context';
import { useSession } from '../../data/session';
import { activeLanguage } from '../../i18n/words';
import { PageHead } from '../../kit/page-head';
import { usePageTitle } from '../../kit/page-title';
import { TotalCard } from './total-card';
import { useTotals } from './use-totals';
import './dashboard.css';

/** How much there is of everything that the user may list, with the way there. */
export default function DashboardPage() {
  const { t } = useTranslation();
  const { user } = useSession();
  const titleOf = usePlaceTitle();
  const entries = navEntries(usePlaces());
  const loose = entries.filter(({ children }) => children.length === 0).flatMap(listsOf);
  const totals = useTotals(entries.flatMap(listsOf));
  usePageTitle(t('console.dashboard.title'));
  return (
    <>
      <PageHead
        title={t('console.dashboard.greeting', { name: user.nickname || user.username })}
        note={today()}
      />
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
  readonly totals: ReturnType<typeof useTotals>;
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
