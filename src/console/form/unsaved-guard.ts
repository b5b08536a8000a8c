import { useContext, useEffect } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router';
import { storedToken } from '../storage';

type Steps = (path: unknown, ...rest: unknown[]) => void;

/**
 * While `isHolding`, asks before the page is left: by a link or the menu, by Back and Forward, and (in the
 * browser's own words) by closing the tab. `ask` answers whether to leave. Under a hash router nothing in
 * react-router or refine stops Back: the browser has gone by the time they hear of it. So this goes back
 * where it was before the router notices, asks, and repeats the step when told to.
 */
export function useUnsavedGuard(isHolding: boolean, ask: () => Promise<boolean>): void {
  const { navigator } = useContext(NavigationContext);

  useEffect(() => {
    if (!isHolding) return;
    let isOpen = true;
    const here = indexOf(history.state);
    const { push, replace } = navigator;
    const leaveBy = (step: () => void) =>
      ask().then((leaves) => {
        if (!leaves || !isOpen) return;
        release();
        step();
      });
    const guarded =
      (go: Steps): Steps =>
      (...given) =>
        void leaveBy(() => go(...given));

    let isReturning = false;
    const onPopState = (event: PopStateEvent) => {
      // A plain link to another hash has no index: it went one step forward.
      const distance = (indexOf(event.state) ?? (here ?? 0) + 1) - (here ?? 0);
      if (distance === 0 && !isReturning) return;
      event.stopImmediatePropagation();
      if (isReturning) {
        isReturning = false;
        return;
      }
      const target = location.hash;
      isReturning = true;
      history.go(-distance);
      void leaveBy(() => {
        if (event.state === null) location.hash = target;
        else history.go(distance);
      });
    };
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      // Without a token nothing here can be saved; the draft is offered again after the next sign-in.
      if (storedToken() !== null) event.preventDefault();
    };
    const release = () => {
      isOpen = false;
      Object.assign(navigator, { push, replace });
      removeEventListener('popstate', onPopState, { capture: true });
      removeEventListener('beforeunload', onBeforeUnload);
    };

    Object.assign(navigator, { push: guarded(push as Steps), replace: guarded(replace as Steps) });
    addEventListener('popstate', onPopState, { capture: true });
    addEventListener('beforeunload', onBeforeUnload);
    return () => {
      if (isOpen) release();
    };
  }, [isHolding, navigator, ask]);
}

/** The place in the history that react-router notes in each of its entries. */
function indexOf(state: unknown): number | undefined {
  const index = (state as { idx?: unknown } | null)?.idx;
  return typeof index === 'number' ? index : undefined;
}
