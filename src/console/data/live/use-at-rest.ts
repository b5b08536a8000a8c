import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isWaiting, onWaiting } from '../../kit/busy';

/** In ms, without a call or a page on the way. */
const rest = 300;

/** Whether the first page has been shown with its data; true from then on. */
export function useAtRest(): boolean {
  const calls = useIsFetching();
  const isLoading = useSyncExternalStore(onWaiting, isWaiting);
  const [isAtRest, setAtRest] = useState(false);
  const isBusy = calls > 0 || isLoading;
  useEffect(() => {
    if (isAtRest || isBusy) return;
    const timer = setTimeout(setAtRest, rest, true);
    return () => clearTimeout(timer);
  }, [isAtRest, isBusy]);
  return isAtRest;
}
