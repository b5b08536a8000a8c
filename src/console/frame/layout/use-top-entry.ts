import { useEffect } from 'react';
import type { NavEntry } from '../../data/navigation/nav-entries';
import { useCurrentPlace } from '../../data/navigation/places-context';
import { readStored, writeStored } from '../../kit/settings/storage';

/**
 * The top-level menu whose lines the sidebar of the `mix` layout shows: that of the current page, or, for a
 * page in no menu, the last one there was.
 */
export function useTopEntry(entries: readonly NavEntry[], isWanted: boolean): NavEntry | undefined {
  const current = useCurrentPlace();
  const holds = ({ place }: NavEntry) => current === place || (current?.parents.includes(place) ?? false);
  const found = isWanted ? entries.find(holds) : undefined;
  const path = found?.place.path;
  useEffect(() => {
    if (path !== undefined) writeStored('activeTopMenuPath', path);
  }, [path]);
  return found ?? entries.find(({ place }) => place.path === readStored('activeTopMenuPath'));
}
