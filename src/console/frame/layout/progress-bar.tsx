import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { isWaiting, onWaiting } from '../../kit/busy';

/** A thin line at the top while a page or its data is on the way. */
export function ProgressBar() {
  const calls = useIsFetching() + useIsMutating();
  const waiting = useSyncExternalStore(onWaiting, isWaiting);
  return <div className="progress" data-active={waiting || calls > 0} aria-hidden="true" />;
}
