import { Modal, type ModalProps } from 'antd';
import './form-dialog.css';
import { useFocusReturn } from './use-focus-return';

/**
 * antd's dialog in the look of `Dialog`, for content with inputs: antd's popups open above it. It is open while it is
 * mounted.
 */
export function FormDialog(props: Omit<ModalProps, 'open' | 'className' | 'closable'>) {
  useFocusReturn();
  return <Modal open centered closable={false} width={460} className="form-dialog" {...props} />;
}
