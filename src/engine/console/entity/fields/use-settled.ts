import { useEffect, useState } from 'react';

/** Debounce time in ms. */
const pause = 250;

/** The debounced text. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(setSettled, pause, typed);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
