import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../settings/settings';
import { TagBar } from '../tags/tag-bar';
import { Header } from './header';
import { MobileDrawer } from './mobile-drawer';
import { ProgressBar } from './progress-bar';
import { Sidebar } from './sidebar';
import { useSidebar } from './use-sidebar';
import './layout.css';

/** The frame of every signed-in page. */
export function Layout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const main = useRef<HTMLElement>(null);
  const sidebar = useSidebar();
  const { fixedHeader, tagsView } = useSettings();
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
        <div className="layout-head" data-fixed={fixedHeader}>
          <Header sidebar={sidebar} />
          {tagsView && <TagBar />}
        </div>
        <main ref={main} className="layout-main" tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  );
}
