import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type NavEntry, navEntries } from '../../data/navigation/nav-entries';
import { isAround } from '../../data/navigation/nav-list';
import { useCurrentPlace, usePlaces } from '../../data/navigation/places-context';
import { waiting } from '../../kit/busy';
import { Overlay } from '../../kit/overlay';
import { useSettings } from '../../kit/settings/settings';
import { readStored, writeStored } from '../../kit/settings/storage';
import { useStore } from '../../kit/store';
import { useSaveKey } from '../../kit/use-save-key';
import { TagBar } from '../tags/tag-bar';
import { Breadcrumb } from './breadcrumb';
import { Header } from './header';
import { Shortcuts } from './shortcuts';
import { Brand, Sidebar } from './sidebar';
import { TopMenu } from './top-menu';
import { usePageFocus } from './use-page-focus';
import { useSidebar } from './use-sidebar';
import './page-head.css';
import './layout.css';

/** The frame of every signed-in page. A change of layout keeps the pages mounted. */
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
  usePageFocus(main);
  const sidebarEntries = layout === 'mix' ? (top?.children ?? []) : entries;
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
      {layout !== 'left' && (
        <Header brand={<Brand />} sidebar={layout === 'mix' ? sidebar : undefined}>
          <TopMenu key={layout} entries={entries} isFlat={layout === 'mix'} />
        </Header>
      )}
      {sidebar.isMobile ? (
        <Overlay
          isOpen={sidebar.isOpen}
          className="drawer"
          aria-label={t('console.layout.navigation')}
          onClose={() => sidebar.force(false)}
        >
          <Sidebar entries={entries} isRail={false} hasBrand />
        </Overlay>
      ) : (
        layout !== 'top' &&
        sidebarEntries.length > 0 && (
          <Sidebar entries={sidebarEntries} isRail={!sidebar.isOpen} hasBrand={layout === 'left'} />
        )
      )}
      <div className="layout-body">
        <div className="layout-head">
          {layout === 'left' && (
            <Header sidebar={sidebarEntries.length > 0 ? sidebar : undefined}>
              <Breadcrumb />
            </Header>
          )}
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

/**
 * The top-level menu whose children the sidebar of the `mix` layout shows: that of the current page or, where the
 * page is in no menu, the last one used.
 */
function useTopEntry(entries: readonly NavEntry[], isWanted: boolean): NavEntry | undefined {
  const current = useCurrentPlace();
  const found = isWanted ? entries.find(({ place }) => isAround(place, current)) : undefined;
  const path = found?.place.path;
  useEffect(() => {
    if (path !== undefined) writeStored('activeTopMenuPath', path);
  }, [path]);
  return found ?? entries.find(({ place }) => place.path === readStored('activeTopMenuPath'));
}

/** Progress bar at the top while a page or data is loading. */
function ProgressBar() {
  const calls = useIsFetching() + useIsMutating();
  const isActive = useStore(waiting) + calls > 0;
  return <div className="progress" data-active={isActive} aria-hidden="true" />;
}
