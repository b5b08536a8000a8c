import { Modal, type ModalProps } from 'antd';
import { useFocusReturn } from './use-focus-return';

/**
 * What asks for more than `Dialog` can: antd's dialog, since antd's pop-ups open above it. It is shown for as long
 * as it is there.
 */
export function FormDialog(props: Omit<ModalProps, 'open'>) {
  useFocusReturn();
  return <Modal open centered {...props} />;
}
