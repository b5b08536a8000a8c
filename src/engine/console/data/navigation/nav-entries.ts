import type { Place } from './places';

/** An entry of the navigation: a page, a link, or a group. */
export interface NavEntry {
  readonly place: Place;
  readonly children: readonly NavEntry[];
}

/** Entries of the sidebar: without hidden places and empty groups; a group with one page is replaced by that page. */
export function navEntries(places: readonly Place[]): readonly NavEntry[] {
  return places.flatMap((place) => {
    if (place.hidden) return [];
    if (place.target.kind !== 'group') return [{ place, children: [] }];
    const children = navEntries(place.children);
    const [only] = children;
    if (!only) return [];
    return children.length === 1 && !place.alwaysShow ? [only] : [{ place, children }];
  });
}
