import type { ReactNode } from 'react';
import { Anchored } from './anchored';
import { MenuPopup } from './menu-popup';

interface AnchoredMenuProps {
  readonly opener: HTMLElement;
  readonly onClose: () => void;
  /** `MenuItem`s. */
  readonly children: ReactNode;
}

/** A menu at the button that opened it. A choice, Escape and a press outside close it. */
export function AnchoredMenu({ opener, onClose, children }: AnchoredMenuProps) {
  return (
    <Anchored opener={opener} edge="right">
      <MenuPopup label={opener.ariaLabel ?? ''} onClose={onClose}>
        {children}
      </MenuPopup>
    </Anchored>
  );
}
