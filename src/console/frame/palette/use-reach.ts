import { can } from '../../../entity/access/access';
import type { Entity } from '../../../entity/model/entity';
import { allPlaces, type Place } from '../../data/navigation/places';
import { usePlaces } from '../../data/navigation/places-context';
import { useActor } from '../../data/session';
import { useEntities } from '../../data/use-entities';

/** An entity that the user may list, and the page that lists it. */
export interface Reached {
  readonly entity: Entity;
  readonly place: Place;
  readonly mayCreate: boolean;
  /** Whether its records have names; those that share one page have none. */
  readonly hasNames: boolean;
}

/** The entities in the user's navigation, with their words. */
export function useReach(): readonly Reached[] {
  const actor = useActor();
  const places = firstPlaces(usePlaces());
  return useEntities([...places.keys()]).flatMap((entity) => {
    const place = places.get(entity.name);
    if (!place || !can(actor, 'list', entity)) return [];
    const hasNames = place.target.kind === 'entity' && !place.target.ownList;
    return [{ entity, place, hasNames, mayCreate: can(actor, 'create', entity) }];
  });
}

/** Of several lists of an entity the one that shows all its records counts. */
function firstPlaces(places: readonly Place[]): ReadonlyMap<string, Place> {
  const found = new Map<string, { place: Place; isWhole: boolean }>();
  for (const place of allPlaces(places)) {
    if (place.target.kind !== 'entity') continue;
    const { entity, filters } = place.target.claim;
    const known = found.get(entity);
    if (!known || (!filters && !known.isWhole)) found.set(entity, { place, isWhole: !filters });
  }
  return new Map([...found].map(([entity, { place }]) => [entity, place]));
}
