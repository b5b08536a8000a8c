import { Modal, type ModalProps } from 'antd';
import './form-dialog.css';
import { confirm } from './notice/confirm';
import { useFocusReturn } from './use-focus-return';

interface Props extends Omit<ModalProps, 'open' | 'className' | 'closable' | 'onCancel'> {
  readonly onCancel?: () => void;
  /** Whether the dialog holds input that is not saved: closing it then asks first. */
  readonly isChanged?: boolean;
}

/**
 * antd's dialog in the look of `Dialog`, for content with inputs: antd's popups open above it. It is open while it is
 * mounted.
 */
export function FormDialog({ isChanged = false, onCancel, ...props }: Props) {
  useFocusReturn();
  const close: ModalProps['onCancel'] = async (event) => {
    // Otherwise the key that asks to close would close the question as well.
    event.preventDefault();
    if (!isChanged || (await askToDiscard())) onCancel?.();
  };
  return (
    <Modal open centered closable={false} width={460} className="form-dialog" {...props} onCancel={close} />
  );
}

function askToDiscard(): Promise<boolean> {
  return confirm({
    words: (t) => ({
      title: t('formPage.discard.title'),
      body: t('formPage.leave.body'),
      confirm: t('formPage.discard.confirm'),
    }),
    danger: true,
  });
}
