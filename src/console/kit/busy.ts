import { useEffect } from 'react';

const listeners = new Set<() => void>();
let waiting = 0;

/** Counts the page as being loaded while the calling component is shown. */
export function useWaiting(): void {
  useEffect(() => {
    count(1);
    return () => count(-1);
  }, []);
}

export function isWaiting(): boolean {
  return waiting > 0;
}

export function onWaiting(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function count(by: number): void {
  waiting += by;
  for (const listener of listeners) listener();
}
