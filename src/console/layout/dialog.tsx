import { type ReactNode, useEffect, useId, useRef } from 'react';
import { lockScroll } from './scroll-lock';
import './dialog.css';

interface Props {
  readonly title: string;
  readonly body: string;
  /** Left out, the dialog stays until one of its buttons is pressed. */
  readonly onClose?: () => void;
  /** Its buttons. */
  readonly children: ReactNode;
}

/** A short question over the page. Not for forms: antd's pop-ups would open behind it. */
export function Dialog({ title, body, onClose, children }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    const release = lockScroll();
    return () => {
      element?.close();
      release();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className="dialog"
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-body`}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <p id={`${id}-body`}>{body}</p>
      <div className="dialog-buttons">{children}</div>
    </dialog>
  );
}
