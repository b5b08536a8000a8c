import { type KeyboardEvent, type MouseEvent, type ReactNode, useId } from 'react';
import { createPortal } from 'react-dom';
import { Notices } from './notice/notices';
import { useModal } from './use-modal';
import './dialog.css';

interface DialogProps {
  readonly role?: 'dialog' | 'alertdialog';
  readonly title: string;
  /** In pixels. */
  readonly width?: number | undefined;
  /** Called on Escape and, unless this is a question, a press outside. If undefined, only the buttons close it. */
  readonly onClose?: (() => void) | undefined;
  readonly buttons: ReactNode;
  readonly children: ReactNode;
}

/** If an input has an open list, Escape closes only the list; the next Escape closes the dialog. */
function keepForList(event: KeyboardEvent): void {
  const hasOpenList = event.target instanceof Element && event.target.ariaExpanded === 'true';
  if (event.key === 'Escape' && hasOpenList) event.preventDefault();
}

/** A dialog over the page, open while it is mounted. */
export function Dialog({ role = 'dialog', title, width, onClose, buttons, children }: DialogProps) {
  const id = useId();
  const dialog = useModal(true);
  const isQuestion = role === 'alertdialog';
  const closeOutside = ({ target }: MouseEvent) => {
    if (target === dialog.current && !isQuestion) onClose?.();
  };
  return createPortal(
    <dialog
      ref={dialog}
      role={role}
      className="dialog"
      style={{ width }}
      aria-labelledby={`${id}-title`}
      aria-describedby={isQuestion ? `${id}-body` : undefined}
      onMouseDown={closeOutside}
      onKeyDownCapture={keepForList}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      // A repeated Escape closes the dialog without a `cancel` event in some browsers, so it is opened again.
      onClose={() => {
        if (!dialog.current) return;
        dialog.current.showModal();
        onClose?.();
      }}
    >
      <div className="dialog-box">
        <h2 id={`${id}-title`}>{title}</h2>
        <div id={`${id}-body`} className="dialog-body">
          {children}
        </div>
        <div className="dialog-buttons">{buttons}</div>
      </div>
      <Notices />
    </dialog>,
    document.body,
  );
}
