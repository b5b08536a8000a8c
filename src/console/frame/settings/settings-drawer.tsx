import { lazy, Suspense, useSyncExternalStore } from 'react';

const SettingsPanel = lazy(() => import('./settings-panel'));

const listeners = new Set<() => void>();
let isOpen = false;

/** Shows the settings, or puts them away, from any layout. */
export function openSettings(open: boolean): void {
  isOpen = open;
  for (const listener of listeners) listener();
}

/** The panel, fetched when it is first opened. It outlives a change of layout, and with it of header. */
export function SettingsDrawer() {
  const isShown = useSyncExternalStore(subscribe, () => isOpen);
  return (
    isShown && (
      <Suspense fallback={null}>
        <SettingsPanel onClose={() => openSettings(false)} />
      </Suspense>
    )
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
