import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let isOpen = false;

/** Whether the settings are shown; not the header's own, which is another one in every layout. */
export function usePanelOpen(): boolean {
  return useSyncExternalStore(subscribe, () => isOpen);
}

export function openPanel(open: boolean): void {
  isOpen = open;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
