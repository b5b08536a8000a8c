import { type ReactNode, useId } from 'react';
import { useModal } from './use-modal';
import './dialog.css';

interface Props {
  readonly title: string;
  readonly body: string;
  /** Left out, the dialog stays until one of its buttons is pressed. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/** A short question over the page. Not for forms: antd's pop-ups would open behind it. */
export function Dialog({ title, body, onClose, children }: Props) {
  const id = useId();
  const dialog = useModal(true);
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
      // Browsers let a repeated Escape close a dialog without asking for leave.
      onClose={() => (onClose ? onClose() : dialog.current?.showModal())}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <p id={`${id}-body`}>{body}</p>
      <div className="dialog-buttons">{children}</div>
    </dialog>
  );
}
