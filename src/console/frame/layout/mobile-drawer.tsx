import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Overlay } from '../../kit/overlay';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The sidebar over the page; Escape, a press beside it, or a navigation puts it away. */
export function MobileDrawer({ open, onClose, children }: Props) {
  const { t } = useTranslation();
  return (
    <Overlay isOpen={open} className="drawer" aria-label={t('console.layout.navigation')} onClose={onClose}>
      {children}
    </Overlay>
  );
}
