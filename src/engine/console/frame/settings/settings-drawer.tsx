import { lazy, Suspense } from 'react';
import { createStore, useStore } from '../../kit/store';

const SettingsPanel = lazy(() => import('./settings-panel'));

export const settingsPanel = createStore(false);

/** Loads the panel when it is first opened. It stays mounted when the layout, and so the header, changes. */
export function SettingsDrawer() {
  return (
    useStore(settingsPanel) && (
      <Suspense fallback={null}>
        <SettingsPanel onClose={() => settingsPanel.set(false)} />
      </Suspense>
    )
  );
}
