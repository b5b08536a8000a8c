import { allPlaces, type Place } from './places';

/** The pages of an entity, below the path of its list. */
export const recordPaths = { create: 'create', edit: 'edit/:id', show: 'show/:id' } as const;

export type RecordView = keyof typeof recordPaths;

/** What an address shows: a place itself, or a record below it. */
export interface Spot {
  readonly place: Place;
  /** Undefined at the place itself. */
  readonly view: RecordView | undefined;
  readonly id: string | undefined;
}

/** The place that a path belongs to: its own, or that of the list above it. */
export function placeAt(places: readonly Place[], pathname: string): Place | undefined {
  const inside = allPlaces(places).filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  return inside.reduce<Place | undefined>(
    (nearest, place) => (nearest && nearest.path.length >= place.path.length ? nearest : place),
    undefined,
  );
}

/** What the path shows; undefined where there is nothing. */
export function spotAt(places: readonly Place[], pathname: string): Spot | undefined {
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
