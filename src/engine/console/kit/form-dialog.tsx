import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonProps } from './button';
import { Dialog } from './dialog';
import './form-dialog.css';
import { confirm, question } from './notice/confirm';

interface FormDialogProps {
  readonly title: string;
  readonly width?: number;
  /** The button that confirms. */
  readonly ok?:
    | ({ readonly text: string } & Pick<ButtonProps, 'look' | 'isBusy' | 'disabled' | 'onClick'>)
    | undefined;
  readonly cancelText?: string;
  /** Arranges the buttons. Default: Cancel, then `ok`. */
  readonly buttons?: (cancel: ReactNode, ok: ReactNode) => ReactNode;
  /** Without it, there is no Cancel, and neither Escape nor a press outside closes the dialog. */
  readonly onCancel?: (() => void) | undefined;
  /** Whether the dialog holds input that is not saved: closing it then asks first. */
  readonly isChanged?: boolean;
  readonly children: ReactNode;
}

export function FormDialog(props: FormDialogProps) {
  const { title, width, ok, cancelText, buttons, onCancel, isChanged = false, children } = props;
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  // Renders the content after the opening, which would take the focus from an input with `autoFocus`.
  useLayoutEffect(() => setOpen(true), []);
  const isAsking = useRef(false);
  // A save that ends meanwhile closes the dialog, and with it the question.
  useEffect(() => () => (isAsking.current ? question.get()?.answer(false) : undefined), []);
  const close = async () => {
    isAsking.current = isChanged;
    const isSure = !isChanged || (await askToDiscard());
    isAsking.current = false;
    if (isSure) onCancel?.();
  };
  const cancel = onCancel && <Button onClick={() => void close()}>{cancelText ?? t('form.cancel')}</Button>;
  const { text, ...okProps } = ok ?? {};
  const confirming = ok && (
    <Button look="primary" {...okProps}>
      {text}
    </Button>
  );
  return (
    <Dialog
      title={title}
      width={width}
      onClose={onCancel && (() => void close())}
      buttons={
        isOpen &&
        (buttons?.(cancel, confirming) ?? (
          <>
            {cancel}
            {confirming}
          </>
        ))
      }
    >
      {isOpen && children}
    </Dialog>
  );
}

/** Asks before typed input is lost. */
export function askToDiscard(): Promise<boolean> {
  return confirm({
    words: (t) => ({
      title: t('formPage.discard.title'),
      body: t('formPage.leave.body'),
      confirm: t('formPage.discard.confirm'),
    }),
    danger: true,
  });
}
