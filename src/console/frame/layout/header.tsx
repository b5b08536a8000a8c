import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../kit/icon-button';
import { HeaderTools } from './header-tools';
import type { SidebarState } from './use-sidebar';
import './header.css';

interface HeaderProps {
  /** Left out where there is none to open and close. */
  readonly sidebar: SidebarState | undefined;
  readonly brand?: ReactNode;
  /** The menus, or where the page stands in them. */
  readonly children: ReactNode;
}

/** The line above the pages, or above everything. */
export function Header({ sidebar, brand, children }: HeaderProps) {
  return (
    <header className="header">
      {brand}
      {sidebar && <SidebarToggle sidebar={sidebar} />}
      {children}
      <HeaderTools />
    </header>
  );
}

/** Opens and closes the sidebar, or the drawer that stands for it. */
function SidebarToggle({ sidebar: { isMobile, isOpen, force } }: { sidebar: SidebarState }) {
  const { t } = useTranslation();
  return (
    <IconButton
      icon={isMobile ? 'menu' : isOpen ? 'collapse' : 'expand'}
      size={20}
      label={t(isOpen ? 'console.layout.closeSidebar' : 'console.layout.openSidebar')}
      aria-expanded={isOpen}
      aria-keyshortcuts="["
      onClick={() => force(!isOpen)}
    />
  );
}
