import { type ReactNode, useId } from 'react';
import { useModal } from './use-modal';
import './dialog.css';

interface Props {
  readonly title: string;
  readonly body: string;
  /** Without it, the dialog stays open until one of its buttons is pressed. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/** A short question over the page. Not for forms: antd's popups would open behind it. */
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
      // A repeated Escape closes the dialog without a `cancel` event in some browsers, so it is opened again.
      onClose={() => (onClose ? onClose() : dialog.current?.showModal())}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <p id={`${id}-body`}>{body}</p>
      <div className="dialog-buttons">{children}</div>
    </dialog>
  );
}
