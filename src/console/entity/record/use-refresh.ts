import { useCallback } from 'react';
import type { Entity } from '../../../entity/model/entity';
import { useStale } from '../../data/endpoint/stale';

/** For refine's mutations: the caller refreshes what shows the records. */
export const quietly = { invalidates: [] };

/**
 * After a write, makes stale what shows records of the entity, or carries labels and counts of them. A page
 * that is about to be left asks for nothing.
 */
export function useRefresh({ name }: Entity): (isLeaving?: boolean) => Promise<void> {
  const stale = useStale();
  return useCallback((isLeaving = false) => stale([name], isLeaving ? 'none' : 'active'), [stale, name]);
}
