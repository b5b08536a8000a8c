import { useEffect } from 'react';
import { createStore } from './store';

/** How many parts of the page are being loaded. */
export const waiting = createStore(0);

/** Counts the page as being loaded while the calling component is shown. */
export function useWaiting(): void {
  useEffect(() => {
    waiting.set(waiting.get() + 1);
    return () => waiting.set(waiting.get() - 1);
  }, []);
}
