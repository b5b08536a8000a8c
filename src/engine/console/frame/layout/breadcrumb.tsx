import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePlaceTitle } from '../../data/navigation/place-title';
import type { Place } from '../../data/navigation/places';
import { useAddressOf, useTags } from '../../data/navigation/tags-context';

interface Crumb {
  readonly key: string;
  readonly text: string;
  readonly to?: string;
}

/** Path of the page in the navigation, down to the name of its record. */
export function Breadcrumb() {
  const { t } = useTranslation();
  const crumbs = useCrumbs();
  const view = useTags().current?.match.view;
  return (
    <nav className="breadcrumb" aria-label={t('console.layout.breadcrumb')}>
      <ol data-view={view}>
        {crumbs.map(({ key, text, to }, at) => (
          <li key={key}>
            {at === crumbs.length - 1 ? (
              <span aria-current="page">{text}</span>
            ) : to === undefined ? (
              text
            ) : (
              <Link to={to}>{text}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function useCrumbs(): readonly Crumb[] {
  const { t } = useTranslation();
  const titleOf = usePlaceTitle();
  const { current } = useTags();
  const addressOf = useAddressOf();
  if (!current) return [];
  const { place, view, id } = current.match;
  const crumbOf = (one: Place): Crumb => ({ key: one.path, text: titleOf(one) });
  const crumbs = [...place.parents.map(crumbOf), { ...crumbOf(place), to: addressOf(place.path) }];
  if (id !== undefined) {
    const to = `${place.path}/show/${id}`;
    crumbs.push({ key: to, text: current.name ?? `#${id}`, to });
  }
  if (view === 'create' || view === 'edit') crumbs.push({ key: view, text: t(`shell.crumb.${view}`) });
  return crumbs;
}
