import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { NavEntry } from '../../data/navigation/nav-entries';
import { NavList } from '../../data/navigation/nav-list';
import { Logo } from '../../kit/brand/logo';
import { useSettings } from '../../kit/settings/settings';
import '../../data/navigation/sidebar.css';

interface SidebarProps {
  readonly entries: readonly NavEntry[];
  /** A rail of icons, whose groups open beside it. */
  readonly isRail: boolean;
  /** Whether the brand stands above the menus, and not elsewhere. */
  readonly hasBrand: boolean;
}

/** The menus beside the pages. */
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

/** The way home, unless the user has switched it off; small, without its name. */
export function Brand({ isSmall = false }: { isSmall?: boolean }) {
  const { t } = useTranslation();
  if (!useSettings().sidebarLogo) return null;
  return (
    <Link className="sidebar-brand" to="/" aria-label={t('console.brand')}>
      <Logo size={30} />
      {!isSmall && <span>{t('console.brand')}</span>}
    </Link>
  );
}
