import { Popover } from 'antd';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { usePlace } from './anchor';
import './anchored.css';

/** Width in list.css plus padding, in pixels. */
const widest = 364;

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
  const place = usePlace(opener, widest);
  const [openedAt] = useState(key);
  useEffect(() => {
    if (key !== openedAt) onClose();
  }, [key, openedAt, onClose]);
  const focusFirst = () => {
    const controls = 'input:not(:disabled), button:not(:disabled), a[href]';
    const place = dialog.current?.querySelector('.filter-value') ?? dialog.current;
    place?.querySelector<HTMLElement>(controls)?.focus();
  };
  const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
  return (
    <Popover
      open
      trigger="click"
      placement="bottomLeft"
      arrow={false}
      afterOpenChange={(open) => open && focusFirst()}
      onOpenChange={(open) => !open && onClose()}
      content={
        <div
          ref={dialog}
          className="filter-popover"
          role="dialog"
          aria-labelledby={id}
          onKeyDown={closeOnEscape}
        >
          <h2 id={id}>{title}</h2>
          {children}
        </div>
      }
    >
      <span className="list-anchor" style={place} />
    </Popover>
  );
}
