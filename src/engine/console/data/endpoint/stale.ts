import { useInvalidate } from '@refinedev/core';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { rowsKey } from '../list/rows-query';

type Refetch = 'active' | 'none';

/** Returns a function that invalidates the queries of endpoints that read this data, and all record queries. */
export function useStale(): (changed: readonly string[], refetchType?: Refetch) => Promise<void> {
  const invalidate = useInvalidate();
  const client = useQueryClient();
  return useCallback(
    async (changed, refetchType = 'active') => {
      await Promise.all([
        staleReads(client, changed, refetchType),
        client.invalidateQueries({ queryKey: rowsKey(), refetchType }),
        // Records of other entities hold labels and counts of the changed one.
        invalidate({ invalidates: ['all'], invalidationFilters: { type: 'all', refetchType } }),
      ]);
    },
    [invalidate, client],
  );
}

/** Invalidates the queries that read this data; requests in flight are repeated. */
export function staleReads(
  client: QueryClient,
  changed: readonly string[],
  refetchType: Refetch = 'active',
): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ meta }) => meta?.reads?.some((name) => changed.includes(name)) ?? false,
    refetchType,
  });
}
