import type { ReactNode } from 'react';
import { Icon } from '../../kit/icon';

interface Props {
  readonly face: ReactNode;
  /** The id of what it opens. */
  readonly controls: string;
  readonly isOpen: boolean;
  /** Whether the current page is inside. */
  readonly isActive: boolean;
  readonly hasArrow: boolean;
  readonly onPress: () => void;
}

/** The line of a group of the navigation. */
export function NavOpener({ face, controls, isOpen, isActive, hasArrow, onPress }: Props) {
  return (
    <button
      type="button"
      className="nav-line"
      aria-expanded={isOpen}
      aria-controls={controls}
      data-active={isActive}
      onClick={onPress}
    >
      {face}
      {hasArrow && <Icon name="down" size={14} />}
    </button>
  );
}
