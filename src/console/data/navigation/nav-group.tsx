import type { ReactNode } from 'react';
import { Icon } from '../../kit/icon';
import { NavFlyout } from './nav-flyout';
import { NavFold } from './nav-fold';
import type { NavShape } from './nav-shape';
import { NavTitle } from './nav-title';
import { usePlaceTitle } from './place-title';
import type { Place } from './places';

interface Props {
  readonly place: Place;
  readonly shape: NavShape;
  readonly isOpen: boolean;
  /** Whether the current page is inside. */
  readonly isActive: boolean;
  readonly onToggle: () => void;
  /** The list of its entries. */
  readonly children: ReactNode;
}

/** A group unfolds below its line or, where there is no room for that, flies out. */
export function NavGroup({ place, shape, isOpen, isActive, onToggle, children }: Props) {
  const title = usePlaceTitle()(place);
  const face = (
    <>
      <Icon name={place.icon} />
      <NavTitle text={title} isHidden={shape === 'rail'} />
    </>
  );
  if (shape === 'tree') {
    return (
      <NavFold face={face} isOpen={isOpen} isActive={isActive} onToggle={onToggle}>
        {children}
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
      {children}
    </NavFlyout>
  );
}
