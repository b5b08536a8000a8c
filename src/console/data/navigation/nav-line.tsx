import { Link } from 'react-router';
import { Icon } from '../../kit/icon';
import type { NavShape } from './nav-shape';
import { NavTitle } from './nav-title';
import { usePlaceTitle } from './place-title';
import type { Place } from './places';
import { useAddressOf } from './tags-context';

interface Props {
  readonly place: Place;
  readonly isActive: boolean;
  readonly shape: NavShape;
}

/** One page or link of the navigation. */
export function NavLine({ place, isActive, shape }: Props) {
  const title = usePlaceTitle()(place);
  const addressOf = useAddressOf();
  const isRail = shape === 'rail';
  const content = (
    <>
      <Icon name={place.icon} />
      <NavTitle text={title} isHidden={isRail} />
    </>
  );
  const tip = isRail ? title : undefined;
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
          aria-current={isActive ? 'page' : undefined}
          title={tip}
        >
          {content}
        </Link>
      )}
    </li>
  );
}
