import { Popover } from 'antd';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { placeOf } from './anchor';

interface AnchoredPopoverProps {
  readonly opener: HTMLElement;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A small dialog beside the button that opened it; Escape and a press outside close it. */
export function AnchoredPopover({ opener, title, onClose, children }: AnchoredPopoverProps) {
  const id = useId();
  const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
  return (
    <Popover
      open
      trigger="click"
      placement="bottomLeft"
      arrow={false}
      onOpenChange={(open) => !open && onClose()}
      content={
        // biome-ignore lint/a11y/noNoninteractiveElementInteractions: Escape is heard from the controls inside
        <div className="filter-popover" role="dialog" aria-labelledby={id} onKeyDown={closeOnEscape}>
          <h2 id={id}>{title}</h2>
          {children}
        </div>
      }
    >
      <span className="list-anchor" style={placeOf(opener)} />
    </Popover>
  );
}
