import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { Header } from './header';
import { MobileDrawer } from './mobile-drawer';
import { ProgressBar } from './progress-bar';
import { Sidebar } from './sidebar';
import { useScrollToTop } from './use-scroll-to-top';
import { useSidebar } from './use-sidebar';
import './layout.css';

/** The frame of every signed-in page. */
export function Layout() {
  const { t } = useTranslation();
  const main = useRef<HTMLElement>(null);
  const sidebar = useSidebar();
  useScrollToTop();
  return (
    <div className="layout" data-sidebar={sidebar.status}>
      <ProgressBar />
      <button type="button" className="skip-link" onClick={() => main.current?.focus()}>
        {t('console.layout.skip')}
      </button>
      {sidebar.mobile ? (
        <MobileDrawer open={sidebar.drawer} onClose={sidebar.closeDrawer}>
          <Sidebar collapsed={false} />
        </MobileDrawer>
      ) : (
        <Sidebar collapsed={sidebar.status === 'closed'} />
      )}
      <div className="layout-body">
        <Header sidebar={sidebar} />
        <main ref={main} className="layout-main" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
    </div>
  );
}
