import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { Entity } from '../../../entity/model/entity';
import type { ColumnNames } from '../../data/list/list-columns';
import { useFollowRecords } from '../../data/live/use-follow-records';
import type { SeenRows } from './look-at-rows';

/** What has become of a list since it was answered, beyond what its rows say. */
export interface RowNews {
  /** How many rows have joined it, and are not shown. */
  readonly joined: number;
  /** Rows that are shown, and are no longer there for the reader. */
  readonly gone: ReadonlySet<number>;
}

export interface ShownList {
  readonly entity: Entity;
  /** The call of the list that is shown. */
  readonly url: string;
  readonly columns: ColumnNames;
  readonly isFirstPage: boolean;
}

const none: RowNews = { joined: 0, gone: new Set() };

/**
 * Follows what others do to the records of a list: rows are brought up to date where they stand, so that none moves
 * under the hand; which are new, or gone, is answered.
 */
export function useRowNews(list: ShownList, updatedAt: number): RowNews {
  const client = useQueryClient();
  const [seen, setSeen] = useState<SeenRows>();
  const isOf = seen?.url === list.url && seen.at === updatedAt;
  const look = useCallback(async () => {
    const { lookAtRows } = await import('./look-at-rows');
    const found = await lookAtRows(client, list, isOf ? seen : undefined);
    if (typeof found === 'boolean') return found;
    setSeen(found);
    return true;
  }, [client, list, isOf, seen]);
  useFollowRecords(list.entity.name, look);
  return isOf ? seen : none;
}
