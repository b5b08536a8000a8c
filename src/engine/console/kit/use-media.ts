import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches: `(max-width: 640px)`. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** Breakpoint below which a full row of buttons does not fit. */
export const phone = '(max-width: 640px)';
