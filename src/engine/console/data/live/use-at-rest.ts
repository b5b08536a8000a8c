import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { waiting } from '../../kit/busy';
import { useStore } from '../../kit/store';

/** Milliseconds without a call or a loading page, after which the page counts as complete. */
const rest = 300;

/** Whether the first page is complete with its data. Stays true from then on. */
export function useAtRest(): boolean {
  const isBusy = useIsFetching() + useStore(waiting) > 0;
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    if (isAtRest || isBusy) return;
    const timer = setTimeout(setAtRest, rest, true);
    return () => clearTimeout(timer);
  }, [isAtRest, isBusy]);
  return isAtRest;
}
