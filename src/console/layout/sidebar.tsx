import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePlaces } from '../app/places-context';
import { Logo } from '../brand/logo';
import { navEntries } from './nav-entries';
import { NavList } from './nav-list';
import './sidebar.css';

/** Brand and menus; collapsed, a rail of icons whose groups open beside it. */
export function Sidebar({ collapsed }: { collapsed: boolean }) {
  const { t } = useTranslation();
  const entries = navEntries(usePlaces());
  return (
    <nav className="sidebar" data-collapsed={collapsed} aria-label={t('console.layout.navigation')}>
      <Link className="sidebar-brand" to="/" aria-label={t('console.brand')}>
        <Logo size={30} />
        {!collapsed && <span>{t('console.brand')}</span>}
      </Link>
      <div className="sidebar-nav">
        <NavList entries={entries} collapsed={collapsed} />
      </div>
    </nav>
  );
}
