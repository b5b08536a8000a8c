import { lazy, Suspense } from 'react';
import { createStore, useStore } from '../../kit/store';

const SettingsPanel = lazy(() => import('./settings-panel'));

/** Whether the settings are shown; any layout opens them. */
export const settingsPanel = createStore(false);

/** The panel, fetched when it is first opened. It outlives a change of layout, and with it of header. */
export function SettingsDrawer() {
  return (
    useStore(settingsPanel) && (
      <Suspense fallback={null}>
        <SettingsPanel onClose={() => settingsPanel.set(false)} />
      </Suspense>
    )
  );
}
