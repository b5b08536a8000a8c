import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Entity } from '../../../schema/model/entity';
import type { Filter } from '../../../schema/query/list-query';
import type { ApiError } from '../../data/api-error';
import type { ListState } from '../../data/list/list-address';
import type { ColumnNames } from '../../data/list/list-columns';
import { listUrl } from '../../data/list/list-url';
import { type Rows, rowsQuery } from '../../data/list/rows-query';
import type { Labelled } from '../../data/resource';
import { notify } from '../../kit/notice/notify';
import { placeholderRows } from './placeholder-rows';
import type { RowNews } from './row-news';
import { useRowNews } from './use-row-news';

export interface ListRows {
  readonly rows: readonly Labelled[];
  /** The rows, or placeholders before the first answer. */
  readonly shown: readonly Labelled[];
  readonly total: number;
  /** Whether the server stopped counting before the end. */
  readonly isMore: boolean;
  readonly lastPage: number;
  /** Whether the requested page is after the last one. */
  readonly isBeyond: boolean;
  /** Whether there is no answer yet. */
  readonly isFirst: boolean;
  /** Whether rows are shown while newer ones load. */
  readonly isChanging: boolean;
  readonly error: ApiError | null;
  readonly news: RowNews;
  readonly refresh: () => void;
}

const none: readonly Labelled[] = [];

/** The rows for the list's state, always combined with the fixed filters of the page. */
export function useListRows(
  entity: Entity,
  fixed: readonly Filter[],
  state: ListState,
  columns: ColumnNames,
): ListRows {
  const url = listUrl(entity, fixed, state, columns);
  const query = useQuery<Rows, ApiError>({
    ...rowsQuery(entity.name, url),
    placeholderData: keepPreviousData,
  });
  const { data, error } = query;
  const isFirstPage = state.page === 1;
  const shown = useMemo(() => ({ entity, url, columns, isFirstPage }), [entity, url, columns, isFirstPage]);
  const news = useRowNews(shown, query.dataUpdatedAt);
  const rows = data?.list ?? none;
  const total = data?.total ?? 0;
  const lastPage = Math.max(1, Math.ceil(total / state.pageSize));
  const isBeyond = data !== undefined && rows.length === 0 && state.page > lastPage;
  const failure = rows.length > 0 && !query.isFetching ? error : null;
  // When a refetch fails, the old rows stay and a notice shows the error; without rows, the page shows it in their
  // place.
  useEffect(() => {
    if (failure?.unsaid) notify.error(failure.unsaid);
  }, [failure]);
  // While this page loads, the previous page's rows are the placeholder; an empty placeholder must not count as an
  // empty page.
  const isLeading = rows.length === 0 && total > 0 && query.isPlaceholderData;
  const isFirst = query.isPending || isBeyond || isLeading;
  return {
    rows,
    shown: isFirst ? placeholderRows(state.pageSize) : rows,
    total,
    lastPage,
    isBeyond: isBeyond && !query.isFetching,
    isMore: data?.totalIs === 'atLeast',
    isFirst,
    isChanging: query.isFetching && !query.isPending,
    error,
    news,
    refresh: query.refetch,
  };
}
