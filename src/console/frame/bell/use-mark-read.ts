import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Notices } from '../../../entity/contract/endpoints/notice';
import { api } from '../../data/api';
import { ApiError } from '../../data/api-error';

/** Marks these notices as read, or all; the list says so at once, and takes it back where the server refuses. */
export function useMarkRead(): (ids?: readonly number[]) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    async (ids) => {
      const isMeant = (id: number) => ids === undefined || ids.includes(id);
      // An answer that is on its way still says unread.
      await client.cancelQueries({ queryKey: ['notices'] });
      client.setQueriesData<Notices>({ queryKey: ['notices'] }, (before) => {
        if (!before) return before;
        const list = before.list.map((notice) => (isMeant(notice.id) ? { ...notice, read: true } : notice));
        return { ...before, list, unread: ids ? Math.max(0, before.unread - ids.length) : 0 };
      });
      try {
        await api.post('/notices/read', ids ? { ids } : {});
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
      } finally {
        // Also has the answer again that was given up.
        await client.invalidateQueries({ queryKey: ['notices'] });
      }
    },
    [client],
  );
}
