import { Icon } from '../../kit/icon';
import type { NavEntry } from './nav-entries';
import { NavFlyout } from './nav-flyout';
import { NavFold } from './nav-fold';
import { NavList, type NavShape } from './nav-list';
import { NavTitle } from './nav-title';
import { usePlaceTitle } from './place-title';
import type { Place } from './places';

interface Props {
  readonly place: Place;
  readonly entries: readonly NavEntry[];
  readonly shape: NavShape;
  readonly isOpen: boolean;
  /** Whether the current page is inside. */
  readonly isActive: boolean;
  readonly onToggle: () => void;
}

/** A group unfolds below its line or, where there is no room for that, flies out. */
export function NavGroup({ place, entries, shape, isOpen, isActive, onToggle }: Props) {
  const title = usePlaceTitle()(place);
  const face = (
    <>
      <Icon name={place.icon} />
      <NavTitle text={title} isHidden={shape === 'rail'} />
    </>
  );
  const list = <NavList entries={entries} shape="tree" />;
  if (shape === 'tree') {
    return (
      <NavFold face={face} isOpen={isOpen} isActive={isActive} onToggle={onToggle}>
        {list}
      </NavFold>
    );
  }
  return (
    <NavFlyout
      face={face}
      title={title}
      side={shape === 'rail' ? 'beside' : 'below'}
      isActive={isActive}
      hasArrow={shape === 'bar'}
    >
      {list}
    </NavFlyout>
  );
}
