import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Every navigation to another page starts at its top. */
export function useScrollToTop(): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is the event, not an input
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);
}
