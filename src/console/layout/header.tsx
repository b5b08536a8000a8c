import { Breadcrumb } from './breadcrumb';
import { HeaderTools } from './header-tools';
import { SidebarToggle } from './sidebar-toggle';
import type { SidebarState } from './use-sidebar';
import './header.css';

/** The line above the pages, beside the sidebar. */
export function Header({ sidebar }: { sidebar: SidebarState }) {
  return (
    <header className="header">
      <SidebarToggle sidebar={sidebar} />
      <Breadcrumb />
      <HeaderTools />
    </header>
  );
}
