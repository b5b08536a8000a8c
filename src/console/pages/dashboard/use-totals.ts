import { getTotals, type ListTotal } from '../../../entity/contract/endpoints/total';
import { printListQuery } from '../../../entity/query/list-query';
import { useEndpoint } from '../../data/endpoint/use-endpoint';
import type { Place } from '../../data/navigation/places';

interface Totals {
  readonly isError: boolean;
  /** Of a place; null where the user may not see its list, undefined until the answer is there. */
  of(place: Place): ListTotal | null | undefined;
}

/** How many records each of these places lists, by one call. */
export function useTotals(places: readonly Place[]): Totals {
  const lists = places.map(listOf);
  const { data, isError } = useEndpoint(getTotals, { query: { of: lists } }, { enabled: lists.length > 0 });
  return { isError, of: (place) => data?.[lists.indexOf(listOf(place))] };
}

/** The name of the entity, with a query where the place shows a part of the list. */
function listOf({ target }: Place): string {
  if (target.kind !== 'entity') return '';
  const { entity, filters = [] } = target.claim;
  if (filters.length === 0) return entity;
  const query = printListQuery({ start: 0, end: 0, filters: [...filters], sorters: [], search: undefined });
  return `${entity}?${query}`;
}
