import { useInvalidate } from '@refinedev/core';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

type Refetch = 'active' | 'none';

/** Makes what was made of this data stale: answers of endpoints, and of records. */
export function useStale(): (changed: readonly string[], refetchType?: Refetch) => Promise<void> {
  const invalidate = useInvalidate();
  const client = useQueryClient();
  return useCallback(
    async (changed, refetchType = 'active') => {
      await Promise.all([
        staleReads(client, changed, refetchType),
        // Records of other entities too: they carry labels and counts of the one that changed.
        invalidate({ invalidates: ['all'], invalidationFilters: { type: 'all', refetchType } }),
      ]);
    },
    [invalidate, client],
  );
}

/** Makes the answers stale that are made of this data; those on their way are asked for again. */
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
