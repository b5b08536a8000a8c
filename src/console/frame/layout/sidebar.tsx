import { useTranslation } from 'react-i18next';
import type { NavEntry } from '../../data/navigation/nav-entries';
import { NavList } from '../../data/navigation/nav-list';
import { useSettings } from '../../kit/settings/settings';
import { Brand } from './brand';
import '../../data/navigation/sidebar.css';

interface Props {
  readonly entries: readonly NavEntry[];
  /** A rail of icons, whose groups open beside it. */
  readonly isRail: boolean;
  /** Whether the brand stands above the menus, and not elsewhere. */
  readonly hasBrand: boolean;
}

/** The menus beside the pages. */
export function Sidebar({ entries, isRail, hasBrand }: Props) {
  const { t } = useTranslation();
  const { sidebarLogo } = useSettings();
  return (
    <nav className="sidebar" data-collapsed={isRail} aria-label={t('console.layout.navigation')}>
      {hasBrand && sidebarLogo && <Brand isSmall={isRail} />}
      <div className="sidebar-nav">
        <NavList entries={entries} shape={isRail ? 'rail' : 'tree'} />
      </div>
    </nav>
  );
}
