import { useTranslation } from 'react-i18next';
import { Bell } from '../bell/bell';
import { PaletteButton } from '../palette/palette-button';
import { SettingsButton } from '../settings/settings-button';
import { Breadcrumb } from './breadcrumb';
import { Icon } from './icon';
import { LanguageMenu } from './language-menu';
import { SizeMenu } from './size-menu';
import { ThemeMenu } from './theme-menu';
import type { SidebarState } from './use-sidebar';
import { UserMenu } from './user-menu';
import './header.css';

export function Header({ sidebar }: { sidebar: SidebarState }) {
  const { t } = useTranslation();
  const opened = sidebar.mobile ? sidebar.drawer : sidebar.status === 'opened';
  return (
    <header className="header">
      <button
        type="button"
        className="icon-button"
        aria-expanded={opened}
        aria-label={t(opened ? 'console.layout.closeSidebar' : 'console.layout.openSidebar')}
        onClick={sidebar.toggle}
      >
        <Icon name={sidebar.mobile ? 'menu' : opened ? 'collapse' : 'expand'} size={20} />
      </button>
      <Breadcrumb />
      <div className="header-tools">
        <PaletteButton />
        <SizeMenu />
        <LanguageMenu />
        <ThemeMenu />
        <Bell />
        <SettingsButton />
        <UserMenu />
      </div>
    </header>
  );
}
