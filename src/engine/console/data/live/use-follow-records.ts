import { useEffect, useEffectEvent } from 'react';
import type { Refresh } from './follow-records';
import { onRecords } from './record-news';

/**
 * Calls `refresh` after changes of the entity's records, while the component is mounted. The code for this is loaded
 * on the first change.
 */
export function useFollowRecords(entity: string, refresh: Refresh): void {
  const latest = useEffectEvent(refresh);
  useEffect(() => {
    const stop = new AbortController();
    const first = new AbortController();
    const follow = () => {
      first.abort();
      import('./follow-records')
        .then(({ followRecords }) => followRecords(entity, () => latest(), stop.signal))
        // Without the code the page keeps showing the loaded data.
        .catch(() => undefined);
    };
    onRecords(entity, follow, AbortSignal.any([first.signal, stop.signal]));
    return () => stop.abort();
  }, [entity]);
}
