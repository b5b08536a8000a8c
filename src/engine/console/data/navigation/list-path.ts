import type { Filter } from '../../../schema/query/list-query';
import { allPlaces, type Place } from './places';

/** Address of the entity's unfiltered list with these filters; undefined if no menu has that list. */
export function listPath(
  places: readonly Place[],
  entity: string,
  filters: readonly Filter[] = [],
): string | undefined {
  const query = filters.map(({ field, operator, value }) => [
    operator === 'eq' ? field : `${field}_${operator}`,
    String(value),
  ]);
  return listPathOf(places, entity, String(new URLSearchParams(query)));
}

/** The same, with the filters as a query string. */
export function listPathOf(places: readonly Place[], entity: string, query: string): string | undefined {
  const place = allPlaces(places).find(
    ({ target }) =>
      target.kind === 'entity' && target.claim.entity === entity && (target.claim.filters ?? []).length === 0,
  );
  return place && (query === '' ? place.path : `${place.path}?${query}`);
}
