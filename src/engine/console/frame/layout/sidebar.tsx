import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { appName } from '../../../schema/contract/app';
import type { NavEntry } from '../../data/navigation/nav-entries';
import { NavList } from '../../data/navigation/nav-list';
import { Logo } from '../../kit/brand/logo';
import { useSettings } from '../../kit/settings/settings';
import '../../data/navigation/sidebar.css';

interface SidebarProps {
  readonly entries: readonly NavEntry[];
  /** Collapsed to icons, whose groups open as a flyout. */
  readonly isRail: boolean;
  /** Whether the sidebar shows the brand; in other layouts the header does. */
  readonly hasBrand: boolean;
}

/** The menus at the side of the pages. */
export function Sidebar({ entries, isRail, hasBrand }: SidebarProps) {
  const { t } = useTranslation();
  return (
    <nav className="sidebar" data-collapsed={isRail} aria-label={t('console.layout.navigation')}>
      {hasBrand && <Brand isSmall={isRail} />}
      <div className="sidebar-nav">
        <NavList entries={entries} shape={isRail ? 'rail' : 'tree'} />
      </div>
    </nav>
  );
}

/** Logo with a link to the start page, unless the settings hide it; `isSmall` omits the name. */
export function Brand({ isSmall = false }: { isSmall?: boolean }) {
  if (!useSettings().sidebarLogo) return null;
  return (
    <Link className="sidebar-brand" to="/" aria-label={appName}>
      <Logo size={30} />
      {!isSmall && <span>{appName}</span>}
    </Link>
  );
}
