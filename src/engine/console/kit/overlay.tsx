import type { ComponentProps, MouseEvent } from 'react';
import { useModal } from './use-modal';

interface OverlayProps extends Omit<ComponentProps<'dialog'>, 'ref' | 'open' | 'onClick'> {
  readonly isOpen?: boolean;
  readonly onClose: () => void;
}

/** A dialog over the page that Escape or a press outside closes. */
export function Overlay({ isOpen = true, onClose, ...rest }: OverlayProps) {
  const dialog = useModal(isOpen);
  const closeOutside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a dialog on Escape
  return <dialog {...rest} ref={dialog} onClose={onClose} onClick={closeOutside} />;
}
