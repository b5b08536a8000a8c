import type { GetListResponse } from '@refinedev/core';
import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { ListData } from '../../../entity/contract/envelope';
import type { Entity } from '../../../entity/model/entity';
import { printListQuery } from '../../../entity/query/list-query';
import { quietApi } from '../../data/api';
import type { ColumnNames } from '../../data/list/list-columns';
import { useFollowRecords } from '../../data/live/follow-records';
import type { Labelled } from '../../data/resource';
import { countNewRows, type ListedPage } from './new-rows';

type Listed = GetListResponse<Labelled> & Pick<ListData, 'totalIs'>;

/** What has become of a list since it was answered, beyond what its rows say. */
export interface RowNews {
  /** Rows that have joined it, and are not shown. */
  readonly joined: number;
  /** Rows that are shown, and are no longer there for the reader. */
  readonly gone: ReadonlySet<number>;
}

interface Known extends RowNews {
  readonly url: string;
  /** When the query was last written; an answer that comes later makes the news old. */
  readonly at: number;
  /** As it was answered. */
  readonly shown: ListedPage;
}

const none: RowNews = { joined: 0, gone: new Set() };

interface Given {
  readonly entity: Entity;
  /** The call of the list that is shown. */
  readonly url: string;
  readonly columns: ColumnNames;
  readonly isFirstPage: boolean;
}

/**
 * Follows what others do to the records of a list: rows are brought up to date where they stand, so that none moves
 * under the hand; which are new, or gone, is answered.
 */
export function useRowNews({ entity, url, columns, isFirstPage }: Given, updatedAt: number): RowNews {
  const client = useQueryClient();
  const [known, setKnown] = useState<Known>();

  const look = useCallback(async (): Promise<boolean> => {
    const [query] = client.getQueryCache().findAll({ predicate: (one) => urlOf(one) === url });
    if (query?.state.data === undefined) return true;
    const listed = query.state.data as Listed;
    if (query.state.fetchStatus !== 'idle') return false;
    const { dataUpdatedAt } = query.state;
    const now = await rowsAt(url);
    const present = new Map(now.list.map((row) => [row.id, row]));
    const elsewhere = listed.data.map(({ id }) => id).filter((id) => !present.has(id));
    for (const row of await rowsOf(entity, columns, elsewhere)) present.set(row.id, row);
    // Somebody was faster: what is shown now is looked at again.
    if (query.state.dataUpdatedAt !== dataUpdatedAt || query.state.fetchStatus !== 'idle') return false;
    const isEmpty = listed.data.length === 0;
    const data = isEmpty ? now.list : listed.data.map((row) => present.get(row.id) ?? row);
    const { total, totalIs } = now;
    const at = Math.max(Date.now(), dataUpdatedAt + 1);
    client.setQueryData<Listed>(query.queryKey, { ...listed, data, total, totalIs }, { updatedAt: at });
    setKnown((before) => {
      const shown =
        before && before.at === dataUpdatedAt && before.url === url
          ? before.shown
          : pageOf(isEmpty ? { ...listed, ...now, data } : listed, isFirstPage);
      const ids = now.list.map(({ id }) => id);
      const gone = new Set(data.map(({ id }) => id).filter((id) => !present.has(id)));
      return { url, at, shown, gone, joined: countNewRows(shown, { ids, total, totalIs }) };
    });
    return true;
  }, [client, entity, url, columns, isFirstPage]);

  useFollowRecords(entity.name, look);
  return known?.url === url && known.at === updatedAt ? known : none;
}

function pageOf({ data, total, totalIs }: Listed, isFirst: boolean): ListedPage {
  return { ids: data.map(({ id }) => id), total, totalIs, isFirst };
}

/** The call of a query that `useListRows` has made. */
function urlOf({ queryKey }: Query): unknown {
  const params = queryKey.at(-1);
  return typeof params === 'object' && params !== null && 'url' in params ? params.url : undefined;
}

/** Asks again for each list of the entity that is shown: the columns of a board are several. */
export function askAgain(client: QueryClient, { listPath }: Entity): Promise<void> {
  return client.invalidateQueries({ predicate: (query) => String(urlOf(query)).startsWith(`${listPath}?`) });
}

async function rowsAt(url: string): Promise<ListData<Labelled>> {
  return (await quietApi.get<ListData<Labelled>>(url)).data;
}

/** Those of the records that are there for the reader, wherever they are listed. */
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
