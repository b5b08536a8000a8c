import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds: `(max-width: 640px)`. */
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

/** Where there is no room for all of a row of buttons. */
export const phone = '(max-width: 640px)';
