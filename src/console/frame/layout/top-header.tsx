import { useTranslation } from 'react-i18next';
import type { NavEntry } from '../../data/navigation/nav-entries';
import { useSettings } from '../../kit/settings/settings';
import { Brand } from './brand';
import { HeaderTools } from './header-tools';
import { SidebarToggle } from './sidebar-toggle';
import { TopMenu } from './top-menu';
import type { SidebarState } from './use-sidebar';
import './header.css';

interface Props {
  readonly entries: readonly NavEntry[];
  /** Of the `mix` layout, where the sidebar stands below. */
  readonly sidebar?: SidebarState | undefined;
}

/** The line above everything, with the menus in it. */
export function TopHeader({ entries, sidebar }: Props) {
  const { t } = useTranslation();
  const { sidebarLogo } = useSettings();
  return (
    <header className="header">
      {sidebarLogo && <Brand isSmall={false} />}
      {sidebar && <SidebarToggle sidebar={sidebar} />}
      <nav className="top-menu" aria-label={t('shell.topMenu')}>
        <TopMenu key={sidebar && 'flat'} entries={entries} isFlat={sidebar !== undefined} />
      </nav>
      <HeaderTools />
    </header>
  );
}
