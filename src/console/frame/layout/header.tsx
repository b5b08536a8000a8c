import { Breadcrumb } from './breadcrumb';
import { HeaderTools } from './header-tools';
import { SidebarToggle } from './sidebar-toggle';
import type { SidebarState } from './use-sidebar';
import './header.css';

/** The line above the pages, beside the sidebar if there is one. */
export function Header({ sidebar }: { sidebar: SidebarState | undefined }) {
  return (
    <header className="header">
      {sidebar && <SidebarToggle sidebar={sidebar} />}
      <Breadcrumb />
      <HeaderTools />
    </header>
  );
}
