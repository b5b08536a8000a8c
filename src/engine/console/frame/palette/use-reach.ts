import { can } from '../../../schema/access/access';
import type { Entity } from '../../../schema/model/entity';
import { allPlaces, type Place } from '../../data/navigation/places';
import { usePlaces } from '../../data/navigation/places-context';
import { useActor } from '../../data/session';
import { useEntities } from '../../data/use-entities';

/** An entity that the user may list, and the page with its list. */
export interface Reached {
  readonly entity: Entity;
  readonly place: Place;
  readonly mayCreate: boolean;
  /** Whether its records can be found by name; false for an entity with a page of its own instead of a list. */
  readonly hasNames: boolean;
}

/** The entities in the user's navigation, with their words loaded. */
export function useReach(): readonly Reached[] {
  const actor = useActor();
  const places = firstPlaces(usePlaces());
  return useEntities([...places.keys()]).flatMap((entity) => {
    const place = places.get(entity.name);
    if (!place || !can(actor, 'list', entity)) return [];
    const hasNames = place.target.kind === 'entity' && !place.target.ownList;
    return [{ entity, place, hasNames, mayCreate: hasNames && can(actor, 'create', entity) }];
  });
}

/** The list of each entity, in the order of the menus. Where an entity has several lists, the unfiltered one wins. */
export function firstPlaces(places: readonly Place[]): ReadonlyMap<string, Place> {
  const found = new Map<string, { place: Place; isWhole: boolean }>();
  for (const place of allPlaces(places)) {
    if (place.target.kind !== 'entity') continue;
    const { entity, filters } = place.target.claim;
    const known = found.get(entity);
    if (known && (filters || known.isWhole)) continue;
    found.delete(entity);
    found.set(entity, { place, isWhole: !filters });
  }
  return new Map([...found].map(([entity, { place }]) => [entity, place]));
}
