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
    <div className="sidebar" data-collapsed={collapsed}>
      <Link className="sidebar-brand" to="/" aria-label={t('signIn.brand')}>
        <Logo size={30} />
        {!collapsed && <span>{t('signIn.brand')}</span>}
      </Link>
      <nav className="sidebar-nav" aria-label={t('console.layout.navigation')}>
        <NavList entries={entries} collapsed={collapsed} />
      </nav>
    </div>
  );
}
