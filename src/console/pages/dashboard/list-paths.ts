import type { Filter } from '../../../entity/query/list-query';
import { allPlaces, type Place } from '../../data/navigation/places';

/** The address of the whole list of an entity, with filters; undefined where the menus have no such list. */
export function listPath(
  places: readonly Place[],
  entity: string,
  filters: readonly Filter[] = [],
): string | undefined {
  const place = allPlaces(places).find(
    ({ target }) =>
      target.kind === 'entity' && target.claim.entity === entity && (target.claim.filters ?? []).length === 0,
  );
  if (!place) return undefined;
  const query = filters.map(({ field, operator, value }) => [
    operator === 'eq' ? field : `${field}_${operator}`,
    String(value),
  ]);
  return query.length === 0 ? place.path : `${place.path}?${new URLSearchParams(query)}`;
}
