import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Entity } from '../../../entity/model/entity';
import { quietApi } from '../../data/api';
import type { ApiError } from '../../data/api-error';

/** One write to a record. */
export interface HistoryEntry {
  readonly id: number;
  readonly version: number;
  /** `create`, `update`, `delete` or a workflow action. */
  readonly action: string;
  /** Null for an account whose name the reader may not see. */
  readonly actor: string | null;
  readonly at: string;
  /** Field -> what it was, what it became. */
  readonly changes: Readonly<Record<string, readonly [unknown, unknown]>>;
}

const pageSize = 20;

/** The writes to a record, newest first, a page at a time. */
export function useHistory(entity: Entity, id: number) {
  return useInfiniteQuery<
    readonly HistoryEntry[],
    ApiError,
    readonly HistoryEntry[],
    readonly unknown[],
    number
  >({
    queryKey: ['history', entity.name, id],
    meta: { reads: [entity.name] },
    queryFn: async ({ pageParam, signal }) => {
      const params = { _start: pageParam, _end: pageParam + pageSize };
      const path = `/${entity.plural}/${id}/history`;
      const { data } = await quietApi.get<{ list: HistoryEntry[] }>(path, { params, signal });
      return data.list;
    },
    initialPageParam: 0,
    getNextPageParam: (last, _, start) => (last.length === pageSize ? start + pageSize : undefined),
    select: ({ pages }) => pages.flat(),
    placeholderData: keepPreviousData,
  });
}
