import { useEffect } from 'react';
import { createStore } from './store';

/** Number of page parts that are loading. */
export const waiting = createStore(0);

/** Counts the page as loading while the calling component is mounted. */
export function useWaiting(): void {
  useEffect(() => {
    waiting.set(waiting.get() + 1);
    return () => waiting.set(waiting.get() - 1);
  }, []);
}
