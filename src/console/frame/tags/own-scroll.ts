import { useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType } from 'react-router';

/**
 * A page starts at its top, goes there when it is asked for again, and is found where it was left when it
 * comes back into sight.
 */
export function useOwnScroll({ key, search }: Location, by: NavigationType): void {
  const top = useRef(0);
  const isInSight = useRef(false);
  const shown = useRef(search);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the navigation is the event, not an input
  useLayoutEffect(() => {
    const isOther = shown.current !== search;
    shown.current = search;
    if (by !== NavigationType.Push || !(isInSight.current || isOther)) return;
    top.current = 0;
    if (isInSight.current) window.scrollTo(0, 0);
  }, [key]);

  useLayoutEffect(() => {
    isInSight.current = true;
    window.scrollTo(0, top.current);
    const remember = () => {
      top.current = window.scrollY;
    };
    addEventListener('scroll', remember, { passive: true });
    return () => {
      isInSight.current = false;
      removeEventListener('scroll', remember);
    };
  }, []);
}
