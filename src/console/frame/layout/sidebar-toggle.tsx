import { useTranslation } from 'react-i18next';
import { IconButton } from '../../kit/icon-button';
import type { SidebarState } from './use-sidebar';

/** Opens and closes the sidebar, or the drawer that stands for it. */
export function SidebarToggle({ sidebar }: { sidebar: SidebarState }) {
  const { t } = useTranslation();
  const { isMobile, isOpen, force } = sidebar;
  const label = t(isOpen ? 'console.layout.closeSidebar' : 'console.layout.openSidebar');
  return (
    <IconButton
      icon={isMobile ? 'menu' : isOpen ? 'collapse' : 'expand'}
      size={20}
      label={label}
      aria-expanded={isOpen}
      aria-keyshortcuts="["
      onClick={() => force(!isOpen)}
    />
  );
}
