import { type ReactNode, useId, useRef, useState } from 'react';
import { buttonClass } from './button';
import { MenuPopup } from './menu-popup';

interface Props {
  readonly label: string;
  /** What the button shows. */
  readonly face: ReactNode;
  /** Beside other buttons it has a frame as they have. */
  readonly isFramed?: boolean;
  /** `MenuItem`s. */
  readonly children: ReactNode;
}

/** A button with a small menu below it. */
export function MenuButton({ label, face, isFramed = false, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const close = (isDone: boolean) => {
    setOpen(false);
    if (isDone) button.current?.focus();
  };
  return (
    <div className="menu-button">
      <button
        ref={button}
        type="button"
        className={isFramed ? buttonClass('is-square') : 'icon-button'}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={label}
        title={label}
        onClick={() => setOpen(!isOpen)}
      >
        {face}
      </button>
      {isOpen && (
        <MenuPopup id={id} label={label} onClose={close}>
          {children}
        </MenuPopup>
      )}
    </div>
  );
}
