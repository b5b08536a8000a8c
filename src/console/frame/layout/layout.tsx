import { type ReactNode, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { navEntries } from '../../data/navigation/nav-entries';
import { usePlaces } from '../../data/navigation/places-context';
import { useSettings } from '../../kit/settings/settings';
import { useSaveKey } from '../../kit/use-save-key';
import { TagBar } from '../tags/tag-bar';
import { Breadcrumb } from './breadcrumb';
import { Header } from './header';
import { MobileDrawer } from './mobile-drawer';
import { ProgressBar } from './progress-bar';
import { Shortcuts } from './shortcuts';
import { Sidebar } from './sidebar';
import { TopHeader } from './top-header';
import { useSidebar } from './use-sidebar';
import { useTopEntry } from './use-top-entry';
import './layout.css';

/** The frame of every signed-in page. Whatever changes about it, the pages in it stay as they are. */
export function Layout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const main = useRef<HTMLElement>(null);
  const places = usePlaces();
  const entries = useMemo(() => navEntries(places), [places]);
  const sidebar = useSidebar();
  const settings = useSettings();
  const layout = sidebar.isMobile ? 'left' : settings.layout;
  const top = useTopEntry(entries, layout === 'mix');
  useSaveKey();
  const beside = layout === 'mix' ? (top?.children ?? []) : entries;
  return (
    <div
      className="layout"
      data-layout={layout}
      data-fixed={settings.fixedHeader}
      data-tags={settings.tagsView}
    >
      <ProgressBar />
      <button type="button" className="skip-link" onClick={() => main.current?.focus()}>
        {t('console.layout.skip')}
      </button>
      <Shortcuts sidebar={layout === 'top' ? undefined : sidebar} />
      {layout !== 'left' && <TopHeader entries={entries} sidebar={layout === 'mix' ? sidebar : undefined} />}
      {sidebar.isMobile ? (
        <MobileDrawer open={sidebar.isOpen} onClose={() => sidebar.force(false)}>
          <Sidebar entries={entries} isRail={false} hasBrand />
        </MobileDrawer>
      ) : (
        layout !== 'top' &&
        beside.length > 0 && (
          <Sidebar entries={beside} isRail={!sidebar.isOpen} hasBrand={layout === 'left'} />
        )
      )}
      <div className="layout-body">
        <div className="layout-head">
          {layout === 'left' && <Header sidebar={beside.length > 0 ? sidebar : undefined} />}
          {settings.tagsView && <TagBar />}
        </div>
        <main ref={main} className="layout-main" tabIndex={-1}>
          {layout !== 'left' && <Breadcrumb />}
          {children}
        </main>
      </div>
    </div>
  );
}
