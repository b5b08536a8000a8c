import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { usePlaceTitle } from '../app/place-title';
import { useCurrentPlace } from '../app/places-context';

/** Where the page stands in the navigation. */
export function Breadcrumb() {
  const { t } = useTranslation();
  const titleOf = usePlaceTitle();
  const place = useCurrentPlace();
  const { pathname } = useLocation();
  if (!place) return <nav className="breadcrumb" aria-label={t('console.layout.breadcrumb')} />;
  const [view, id] = pathname.slice(place.path.length + 1).split('/');
  return (
    <nav className="breadcrumb" aria-label={t('console.layout.breadcrumb')}>
      <ol>
        {place.parents.map((parent) => (
          <li key={parent.path}>{titleOf(parent)}</li>
        ))}
        <li>{view ? <Link to={place.path}>{titleOf(place)}</Link> : <Here text={titleOf(place)} />}</li>
        {view && (
          <li>
            <Here text={t(`console.crumb.${view}`, { id, defaultValue: view })} />
          </li>
        )}
      </ol>
    </nav>
  );
}

function Here({ text }: { text: string }) {
  return <span aria-current="page">{text}</span>;
}
