import { type ReactNode, useId, useRef, useState } from 'react';
import { MenuPopup } from './menu-popup';

interface Props {
  readonly label: string;
  /** Content of the button. */
  readonly face: ReactNode;
  readonly className?: string;
  /** `MenuItem`s. */
  readonly children: ReactNode;
}

export function MenuButton({ label, face, className = 'icon-button', children }: Props) {
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
        className={className}
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
