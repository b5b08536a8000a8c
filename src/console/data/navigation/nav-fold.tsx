import { type ReactNode, useId } from 'react';
import { NavOpener } from './nav-opener';

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
      <NavOpener face={face} controls={id} isOpen={isOpen} isActive={isActive} hasArrow onPress={onToggle} />
      <div id={id} className="nav-below" hidden={!isOpen}>
        {children}
      </div>
    </li>
  );
}
