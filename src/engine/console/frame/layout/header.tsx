import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../kit/icon-button';
import { HeaderTools } from './header-tools';
import type { SidebarState } from './use-sidebar';
import './header.css';

interface HeaderProps {
  /** Undefined where the layout has no sidebar to open or close. */
  readonly sidebar: SidebarState | undefined;
  readonly brand?: ReactNode;
  /** The menus, or the breadcrumb. */
  readonly children: ReactNode;
}

/** The bar above the pages, or, with the menus in it, above the whole layout. */
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

/** Opens and closes the sidebar, or its drawer on a small screen. */
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
