import { Link } from 'react-router';
import { usePlaceTitle } from '../app/place-title';
import type { Place } from '../app/places';
import { useAddressOf } from '../tags/tags-context';
import { Icon } from './icon';

interface Props {
  readonly place: Place;
  readonly active: boolean;
  readonly collapsed?: boolean;
}

/** One page or link of the navigation. */
export function NavLine({ place, active, collapsed = false }: Props) {
  const title = usePlaceTitle()(place);
  const addressOf = useAddressOf();
  const content = (
    <>
      <Icon name={place.icon} />
      <span className={collapsed ? 'visually-hidden' : undefined}>{title}</span>
    </>
  );
  const tip = collapsed ? title : undefined;
  return (
    <li>
      {place.target.kind === 'link' ? (
        <a className="nav-line" href={place.target.href} target="_blank" rel="noreferrer" title={tip}>
          {content}
        </a>
      ) : (
        <Link
          className="nav-line"
          to={addressOf(place.path)}
          aria-current={active ? 'page' : undefined}
          title={tip}
        >
          {content}
        </Link>
      )}
    </li>
  );
}
