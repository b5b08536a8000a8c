import { useTranslation } from 'react-i18next';
import { Icon } from './icon';
import type { SidebarState } from './use-sidebar';

/** Opens and closes the sidebar, or the drawer that stands for it. */
export function SidebarToggle({ sidebar }: { sidebar: SidebarState }) {
  const { t } = useTranslation();
  const { isMobile, isOpen, force } = sidebar;
  const label = t(isOpen ? 'console.layout.closeSidebar' : 'console.layout.openSidebar');
  return (
    <button
      type="button"
      className="icon-button"
      aria-expanded={isOpen}
      aria-keyshortcuts="["
      aria-label={label}
      title={label}
      onClick={() => force(!isOpen)}
    >
      <Icon name={isMobile ? 'menu' : isOpen ? 'collapse' : 'expand'} size={20} />
    </button>
  );
}
