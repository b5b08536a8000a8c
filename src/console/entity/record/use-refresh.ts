import { useInvalidate } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/**
 * After a write, makes what is shown ask again and what is remembered count as old: records of other
 * entities, too, since they carry labels and counts of the one that was written. A page that is about to
 * be left asks for nothing.
 */
export function useRefresh(): (isLeaving?: boolean) => Promise<void> {
  const invalidate = useInvalidate();
  const client = useQueryClient();
  return useCallback(
    async (isLeaving = false) => {
      const refetchType = isLeaving ? 'none' : 'active';
      await Promise.all([
        invalidate({ invalidates: ['all'], invalidationFilters: { type: 'all', refetchType } }),
        client.invalidateQueries({ queryKey: ['history'], refetchType }),
      ]);
    },
    [invalidate, client],
  );
}
