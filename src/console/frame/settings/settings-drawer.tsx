import { lazy, Suspense } from 'react';
import { openPanel, usePanelOpen } from './panel-state';

const SettingsPanel = lazy(() => import('./settings-panel'));

/** The panel, fetched when it is first opened. It outlives a change of layout, and with it of header. */
export function SettingsDrawer() {
  return (
    usePanelOpen() && (
      <Suspense fallback={null}>
        <SettingsPanel onClose={() => openPanel(false)} />
      </Suspense>
    )
  );
}
