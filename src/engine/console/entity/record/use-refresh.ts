import { useCallback } from 'react';
import type { Entity } from '../../../schema/model/entity';
import { useStale } from '../../data/endpoint/stale';

/** For refine's mutations: the caller itself invalidates the queries. */
export const quietly = { invalidates: [] };

/**
 * Returns a function that invalidates, after a write, all queries that show records of the entity, or their labels
 * and counts. If the page is about to close, nothing is refetched.
 */
export function useRefresh({ name }: Entity): (isLeaving?: boolean) => Promise<void> {
  const stale = useStale();
  return useCallback((isLeaving = false) => stale([name], isLeaving ? 'none' : 'active'), [stale, name]);
}
