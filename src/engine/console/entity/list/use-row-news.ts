import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useFollowRecords } from '../../data/live/use-follow-records';
import type { RowNews, SeenRows, ShownList } from './row-news';

const none: RowNews = { joined: 0, gone: new Set() };

/**
 * Follows changes that others make to the records of a list. Updates rows in place, so that none moves under the
 * pointer; returns which rows are new or no longer exist.
 */
export function useRowNews(list: ShownList, updatedAt: number): RowNews {
  const client = useQueryClient();
  const [seen, setSeen] = useState<SeenRows>();
  const isOf = seen?.url === list.url && seen.at === updatedAt;
  const refresh = useCallback(async () => {
    const { refreshRows } = await import('./refresh-rows');
    const found = await refreshRows(client, list, isOf ? seen : undefined);
    if (typeof found === 'boolean') return found;
    setSeen(found);
    return true;
  }, [client, list, isOf, seen]);
  useFollowRecords(list.entity.name, refresh);
  return isOf ? seen : none;
}
