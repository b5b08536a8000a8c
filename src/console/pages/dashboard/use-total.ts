import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { can } from '../../../entity/access/access';
import type { Actor } from '../../../entity/access/actor';
import type { ListData } from '../../../entity/contract/envelope';
import { printListQuery } from '../../../entity/query/list-query';
import { quietApi } from '../../data/api';
import type { Place } from '../../data/navigation/places';
import { loadEntity } from '../../data/registry';
import { useActor } from '../../data/session';

export interface Total extends Pick<ListData, 'total' | 'totalIs'> {
  readonly mayCreate: boolean;
}

/** How many records a place lists; null where the user may not list them. */
export function useTotal(place: Place): UseQueryResult<Total | null> {
  const actor = useActor();
  return useQuery({
    queryKey: ['total', place.path],
    queryFn: ({ signal }) => totalOf(place, actor, signal),
    placeholderData: undefined,
  });
}

async function totalOf({ target }: Place, actor: Actor, signal: AbortSignal): Promise<Total | null> {
  if (target.kind !== 'entity') return null;
  const entity = await loadEntity(target.claim.entity);
  if (!can(actor, 'list', entity)) return null;
  const filters = [...(target.claim.filters ?? [])];
  const query = printListQuery({ start: 0, end: 0, filters, sorters: [], search: undefined });
  const { data } = await quietApi.get<ListData>(`${entity.listPath}?${query}`, { signal });
  return { total: data.total, totalIs: data.totalIs, mayCreate: can(actor, 'create', entity) };
}
