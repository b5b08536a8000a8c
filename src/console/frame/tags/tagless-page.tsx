import { type ReactNode, useLayoutEffect } from 'react';
import { Routes } from 'react-router';

/** A page that nobody comes back to: an error, or the step of a redirection. */
export function TaglessPage({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    // Newer browsers answer a promise, which is no clean-up.
    window.scrollTo(0, 0);
  }, []);
  return <Routes>{children}</Routes>;
}
