import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useModal } from './use-modal';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The sidebar over the page; Escape, a press beside it, or a navigation puts it away. */
export function MobileDrawer({ open, onClose, children }: Props) {
  const { t } = useTranslation();
  const dialog = useModal(open);
  const onClick = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a dialog on Escape
    <dialog
      ref={dialog}
      className="drawer"
      aria-label={t('console.layout.navigation')}
      onClose={onClose}
      onClick={onClick}
    >
      {children}
    </dialog>
  );
}
