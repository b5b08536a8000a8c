import { useEffect, useState } from 'react';

/** In ms, after the last letter. */
const pause = 250;

/** What was typed, once typing rests. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(setSettled, pause, typed);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
