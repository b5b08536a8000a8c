import type { GetListResponse } from '@refinedev/core';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { ListData } from '../../../entity/contract/envelope';
import type { Entity } from '../../../entity/model/entity';
import { printListQuery } from '../../../entity/query/list-query';
import { quietApi } from '../../data/api';
import type { ColumnNames } from '../../data/list/list-columns';
import type { Labelled } from '../../data/resource';
import { countNewRows } from './new-rows';
import type { SeenRows, ShownList } from './row-news';

type Listed = GetListResponse<Labelled> & Pick<ListData, 'totalIs'>;

/**
 * Updates the rows of a list in place. `seen`: result of the last look since the list was loaded. Returns true if no
 * list is shown, false while the list itself is loading.
 */
export async function lookAtRows(
  client: QueryClient,
  { entity, url, columns, isFirstPage }: ShownList,
  seen: SeenRows | undefined,
): Promise<SeenRows | boolean> {
  const [query] = client.getQueryCache().findAll({ predicate: (one) => urlOf(one) === url });
  if (query?.state.data === undefined) return true;
  if (query.state.fetchStatus !== 'idle') return false;
  const listed = query.state.data as Listed;
  const { dataUpdatedAt } = query.state;
  const now = await rowsAt(url);
  const present = new Map(now.list.map((row) => [row.id, row]));
  const elsewhere = listed.data.map(({ id }) => id).filter((id) => !present.has(id));
  for (const row of await rowsOf(entity, columns, elsewhere)) present.set(row.id, row);
  // The list was loaded again meanwhile: the caller must look again.
  if (query.state.dataUpdatedAt !== dataUpdatedAt || query.state.fetchStatus !== 'idle') return false;

  const { total, totalIs } = now;
  const ids = now.list.map(({ id }) => id);
  // An empty list takes the new rows, since no row can move.
  const data = listed.data.length > 0 ? listed.data.map((row) => present.get(row.id) ?? row) : now.list;
  const shown = seen?.shown ?? {
    ids: data.map(({ id }) => id),
    total: listed.data.length > 0 ? listed.total : total,
    totalIs: listed.totalIs,
    isFirst: isFirstPage,
  };
  const at = Math.max(Date.now(), dataUpdatedAt + 1);
  client.setQueryData<Listed>(query.queryKey, { ...listed, data, total, totalIs }, { updatedAt: at });
  const gone = new Set(data.map(({ id }) => id).filter((id) => !present.has(id)));
  return { url, at, shown, gone, joined: countNewRows(shown, { ids, total, totalIs }) };
}

/** The URL of a query of `useListRows`. */
function urlOf({ queryKey }: Query): unknown {
  const params = queryKey.at(-1);
  return typeof params === 'object' && params !== null && 'url' in params ? params.url : undefined;
}

async function rowsAt(url: string): Promise<ListData<Labelled>> {
  return (await quietApi.get<ListData<Labelled>>(url)).data;
}

/** The records among these that the user can still read, whether or not they match the list's filters. */
async function rowsOf(
  entity: Entity,
  columns: ColumnNames,
  ids: readonly number[],
): Promise<readonly Labelled[]> {
  if (ids.length === 0) return [];
  const query = printListQuery({
    start: 0,
    end: ids.length,
    filters: [{ field: 'id', operator: 'in', value: [...ids] }],
    sorters: [],
    search: undefined,
    columns,
  });
  return (await rowsAt(`${entity.listPath}?${query}`)).list;
}
