import type { Place } from './places';

/** A line of the navigation: a page, a link, or a group of lines. */
export interface NavEntry {
  readonly place: Place;
  readonly children: readonly NavEntry[];
}

/** What the sidebar shows of the places: no hidden ones, no empty groups, no group around a single page. */
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
