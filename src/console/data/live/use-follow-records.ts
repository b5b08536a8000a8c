import { useEffect, useEffectEvent } from 'react';
import type { Look } from './follow-records';
import { onRecords } from './record-news';

/** Looks after changes of records of the entity as long as the component is there. What does it is loaded with the first. */
export function useFollowRecords(entity: string, look: Look): void {
  const latest = useEffectEvent(look);
  useEffect(() => {
    const stop = new AbortController();
    const first = new AbortController();
    const follow = () => {
      first.abort();
      import('./follow-records')
        .then(({ followRecords }) => followRecords(entity, () => latest(), stop.signal))
        // Without it the page shows what it was loaded with.
        .catch(() => undefined);
    };
    onRecords(entity, follow, AbortSignal.any([first.signal, stop.signal]));
    return () => stop.abort();
  }, [entity]);
}
