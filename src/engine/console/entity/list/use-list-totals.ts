import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { canRead } from '../../../schema/access/access';
import { type ListTotals, totalsOf } from '../../../schema/entity-endpoints/reading';
import type { Entity, Field } from '../../../schema/model/entity';
import { currencyField, summedFields } from '../../../schema/model/list-totals';
import { type Filter, printListQuery } from '../../../schema/query/list-query';
import { endpointKey, useEndpoint } from '../../data/endpoint/use-endpoint';
import { type ListState, listQueryOf, paramsOf } from '../../data/list/list-address';
import type { ColumnNames } from '../../data/list/list-columns';
import { useFollowRecords } from '../../data/live/use-follow-records';
import { useActor } from '../../data/session';

type Sums = ListTotals['sums'];

export interface KnownTotals {
  /** Counts of the tabs; undefined until loaded. */
  readonly counts: Omit<ListTotals, 'sums'> | undefined;
  /** Sums over the whole list, by field. */
  readonly sums: Sums;
  readonly refresh: () => Promise<void>;
}

interface Given {
  readonly entity: Entity;
  readonly fixed: readonly Filter[];
  readonly state: ListState;
  /** The field of the tabs, if any. */
  readonly tabs: Field | undefined;
  readonly shown: ColumnNames;
  /** Whether the rows are loaded; they take precedence. */
  readonly isReady: boolean;
}

const nothing: Sums = {};

/** Counts for all tabs, and sums for the summable columns shown. */
export function useListTotals({ entity, fixed, state, tabs, shown, isReady }: Given): KnownTotals {
  const endpoint = totalsOf(entity);
  const actor = useActor();
  const client = useQueryClient();
  const others = state.filters.filter(({ field }) => field !== tabs?.name);
  const summed = summedFields(entity).filter((field) => {
    const currency = currencyField(entity, field);
    return shown.includes(field.name) && (!currency || canRead(actor, currency));
  });
  const counted = useEndpoint(
    endpoint,
    { query: { ...queryOf({ ...state, filters: others }, fixed), _by: tabs?.name } },
    { enabled: isReady && tabs !== undefined, placeholderData: keepPreviousData },
  );
  const added = useEndpoint(
    endpoint,
    { query: { ...queryOf(state, fixed), _sum: summed.map(({ name }) => name).join() } },
    { enabled: isReady && summed.length > 0 },
  );
  const refresh = useCallback(
    () => client.invalidateQueries({ queryKey: endpointKey(totalsOf(entity)) }),
    [client, entity],
  );
  useFollowRecords(entity.name, async () => {
    if (isReady) await refresh();
    return isReady;
  });
  return { counts: counted.data, sums: added.data?.sums ?? nothing, refresh };
}

/** Query parameters of filters and search, without order and page. */
function queryOf(state: ListState, fixed: readonly Filter[]) {
  const query = listQueryOf({ ...state, sorters: [] }, fixed);
  const { _start, _end, ...params } = paramsOf(printListQuery(query));
  return params;
}
