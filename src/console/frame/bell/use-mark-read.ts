import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { getNotices, type Notices, readNotices } from '../../../entity/contract/endpoints/notice';
import { endpointKey } from '../../data/endpoint/use-endpoint';
import { useEndpointMutation } from '../../data/endpoint/use-endpoint-mutation';

/** Marks these notices as read, or all; the list says so at once, and takes it back where the server refuses. */
export function useMarkRead(): (ids?: readonly number[]) => Promise<void> {
  const client = useQueryClient();
  const { attempt } = useEndpointMutation(readNotices);
  return useCallback(
    async (ids) => {
      const isMeant = (id: number) => ids === undefined || ids.includes(id);
      // An answer that is on its way still says unread.
      const queryKey = endpointKey(getNotices);
      await client.cancelQueries({ queryKey });
      client.setQueriesData<Notices>({ queryKey }, (before) => {
        if (!before) return before;
        const list = before.list.map((notice) => (isMeant(notice.id) ? { ...notice, read: true } : notice));
        return { ...before, list, unread: ids ? Math.max(0, before.unread - ids.length) : 0 };
      });
      // Also has the answer again that was given up.
      await attempt({ body: ids ? { ids } : {} });
    },
    [client, attempt],
  );
}
