import { useEffect, useEffectEvent } from 'react';
import type { Refresh } from './follow-records';
import { type IsFresh, onRecords } from './record-news';

/**
 * Calls `refresh` after changes of the records of one or several entities, while the component is mounted. The code for
 * this is loaded on the first change. Several entities have to be the same array in each render.
 */
export function useFollowRecords(
  entities: string | readonly string[],
  refresh: Refresh,
  isFresh: IsFresh = () => false,
): void {
  const latest = useEffectEvent(refresh);
  const isLatestFresh = useEffectEvent(isFresh);
  useEffect(() => {
    const stop = new AbortController();
    const first = new AbortController();
    const follow = () => {
      first.abort();
      import('./follow-records')
        .then(({ followRecords }) =>
          followRecords(
            entities,
            () => latest(),
            stop.signal,
            () => isLatestFresh(),
          ),
        )
        // Without the code the page keeps showing the loaded data.
        .catch(() => undefined);
    };
    onRecords(entities, follow, AbortSignal.any([first.signal, stop.signal]), () => isLatestFresh());
    return () => stop.abort();
  }, [entities]);
}
