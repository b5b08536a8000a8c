import type { QueryClient } from '@tanstack/react-query';
import type { Entity } from '../../../schema/model/entity';
import { printListQuery } from '../../../schema/query/list-query';
import { request } from '../../data/api';
import type { ColumnNames } from '../../data/list/list-columns';
import { type Rows, rowsQuery } from '../../data/list/rows-query';
import type { Labelled } from '../../data/resource';
import { countNewRows } from './new-rows';
import type { SeenRows, ShownList } from './row-news';

/**
 * Updates the rows of a list in place. `seen`: result of the last refresh since the list was loaded. Returns true if no
 * list is shown, false while the list itself is loading.
 */
export async function refreshRows(
  client: QueryClient,
  { entity, url, columns, isFirstPage }: ShownList,
  seen: SeenRows | undefined,
): Promise<SeenRows | boolean> {
  const { queryKey } = rowsQuery(entity.name, url);
  const stateNow = () => client.getQueryState<Rows>(queryKey);
  const { data: listed, fetchStatus, dataUpdatedAt = 0 } = stateNow() ?? {};
  if (!listed) return true;
  if (fetchStatus !== 'idle') return false;
  const now = await request<Rows>({ url, isQuiet: true });
  const present = new Map(now.list.map((row) => [row.id, row]));
  const elsewhere = listed.list.map(({ id }) => id).filter((id) => !present.has(id));
  for (const row of await rowsOf(entity, columns, elsewhere)) present.set(row.id, row);
  // The list was loaded again meanwhile: the caller must refresh again.
  if (stateNow()?.dataUpdatedAt !== dataUpdatedAt || stateNow()?.fetchStatus !== 'idle') return false;

  const { total, totalIs } = now;
  const ids = now.list.map(({ id }) => id);
  // An empty list takes the new rows, since no row can move.
  const list = listed.list.length > 0 ? listed.list.map((row) => present.get(row.id) ?? row) : now.list;
  const shown = seen?.shown ?? {
    ids: list.map(({ id }) => id),
    total: listed.list.length > 0 ? listed.total : total,
    totalIs: listed.totalIs,
    isFirst: isFirstPage,
  };
  const at = Math.max(Date.now(), dataUpdatedAt + 1);
  client.setQueryData<Rows>(queryKey, { list, total, totalIs }, { updatedAt: at });
  const gone = new Set(list.map(({ id }) => id).filter((id) => !present.has(id)));
  return { url, at, shown, gone, joined: countNewRows(shown, { ids, total, totalIs }) };
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
  return (await request<Rows>({ url: `${entity.listPath}?${query}`, isQuiet: true })).list;
}
