import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Anchored } from './anchored';
import './anchored-popover.css';
import { usePressOutside } from './use-press-outside';

interface AnchoredPopoverProps {
  readonly opener: HTMLElement;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A small dialog at the button that opened it. Escape, a press outside and a navigation close it. */
export function AnchoredPopover({ opener, title, onClose, children }: AnchoredPopoverProps) {
  const id = useId();
  const dialog = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const [openedAt] = useState(key);
  useEffect(() => {
    if (key !== openedAt) onClose();
  }, [key, openedAt, onClose]);
  useEffect(() => {
    const controls = 'input:not(:disabled), button:not(:disabled), a[href]';
    const place = dialog.current?.querySelector('.filter-value') ?? dialog.current;
    // Where the controls are still loading, the popover itself takes the focus, so that Escape closes it.
    (place?.querySelector<HTMLElement>(controls) ?? dialog.current)?.focus();
  }, []);
  usePressOutside(() => dialog.current, onClose);
  const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
  return (
    <Anchored opener={opener}>
      <div
        ref={dialog}
        className="popover"
        role="dialog"
        tabIndex={-1}
        aria-labelledby={id}
        onKeyDown={closeOnEscape}
      >
        <h2 id={id}>{title}</h2>
        {children}
      </div>
    </Anchored>
  );
}
