import { Modal, type ModalProps } from 'antd';
import './form-dialog.css';
import { useFocusReturn } from './use-focus-return';

/**
 * What asks for more than `Dialog` can: antd's dialog in its looks, since antd's pop-ups open above it. It is shown
 * for as long as it is there.
 */
export function FormDialog(props: Omit<ModalProps, 'open' | 'className' | 'closable'>) {
  useFocusReturn();
  return <Modal open centered closable={false} width={460} className="form-dialog" {...props} />;
}
