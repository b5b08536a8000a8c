import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { getNotices, type Notices, readNotices } from '../../../schema/contract/endpoints/notice';
import { endpointKey } from '../../data/endpoint/use-endpoint';
import { useEndpointMutation } from '../../data/endpoint/use-endpoint-mutation';

/** Marks these messages as read, or all of them: optimistically, with a rollback when the server refuses. */
export function useMarkRead(): (ids?: readonly number[]) => Promise<void> {
  const client = useQueryClient();
  const { attempt } = useEndpointMutation(readNotices);
  return useCallback(
    async (ids) => {
      const isMeant = (id: number) => ids === undefined || ids.includes(id);
      // A response in flight would still report them as unread.
      const queryKey = endpointKey(getNotices);
      await client.cancelQueries({ queryKey });
      client.setQueriesData<Notices>({ queryKey }, (before) => {
        if (!before) return before;
        const list = before.list.map((notice) => (isMeant(notice.id) ? { ...notice, read: true } : notice));
        return { ...before, list, unread: ids ? Math.max(0, before.unread - ids.length) : 0 };
      });
      // The mutation also refetches the query that was cancelled above.
      await attempt({ body: ids ? { ids } : {} });
    },
    [client, attempt],
  );
}
