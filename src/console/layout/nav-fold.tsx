import { type ReactNode, useId } from 'react';
import { Icon } from './icon';

interface Props {
  readonly face: ReactNode;
  readonly isOpen: boolean;
  readonly isActive: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** A group whose lines stand below its own. */
export function NavFold({ face, isOpen, isActive, onToggle, children }: Props) {
  const id = useId();
  return (
    <li>
      <button
        type="button"
        className="nav-line"
        aria-expanded={isOpen}
        aria-controls={id}
        data-active={isActive}
        onClick={onToggle}
      >
        {face}
        <Icon name="down" size={14} />
      </button>
      <div id={id} className="nav-below" hidden={!isOpen}>
        {children}
      </div>
    </li>
  );
}
