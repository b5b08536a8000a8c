import { allPlaces, type Place } from './places';

/** Sub-paths of an entity's record pages, relative to its list. */
export const recordPaths = { create: 'create', edit: 'edit/:id', show: 'show/:id' } as const;

export type RecordView = keyof typeof recordPaths;

/** What an address shows: a place, or a record page below it. */
export interface PageMatch {
  readonly place: Place;
  /** Undefined for the place itself. */
  readonly view: RecordView | undefined;
  readonly id: string | undefined;
}

/** The place of a path, or the list that the path is below. */
export function placeAt(places: readonly Place[], pathname: string): Place | undefined {
  const inside = allPlaces(places).filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  return inside.reduce<Place | undefined>(
    (nearest, place) => (nearest && nearest.path.length >= place.path.length ? nearest : place),
    undefined,
  );
}

/** The page that the path names; undefined for an unknown address. */
export function matchPage(places: readonly Place[], pathname: string): PageMatch | undefined {
  const path = pathname.replace(/\/+$/, '');
  const place = placeAt(places, path);
  if (!place) return undefined;
  if (path === place.path) return { place, view: undefined, id: undefined };
  if (place.target.kind !== 'entity') return undefined;
  const [view = '', id, ...rest] = path.slice(place.path.length + 1).split('/');
  if (rest.length > 0) return undefined;
  if (view === 'create' && id === undefined) return { place, view, id };
  return (view === 'edit' || view === 'show') && id ? { place, view, id } : undefined;
}
