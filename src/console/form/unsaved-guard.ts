import { useContext, useEffect } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router';
import { storedToken } from '../storage';
import { watchSteps } from './step-watch';

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
    const here = placeInHistory();
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
      const distance = placeInHistory() - here;
      if (distance === 0 && !isReturning) return;
      event.stopImmediatePropagation();
      if (isReturning) {
        isReturning = false;
        return;
      }
      isReturning = true;
      history.go(-distance);
      void leaveBy(() => history.go(distance));
    };
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      // Without a token nothing here can be saved; the draft is offered again after the next sign-in.
      if (storedToken() !== null) event.preventDefault();
    };
    const release = () => {
      isOpen = false;
      Object.assign(navigator, { push, replace });
      unwatch();
      removeEventListener('beforeunload', onBeforeUnload);
    };

    Object.assign(navigator, { push: guarded(push as Steps), replace: guarded(replace as Steps) });
    const unwatch = watchSteps(onPopState);
    addEventListener('beforeunload', onBeforeUnload);
    return () => {
      if (isOpen) release();
    };
  }, [isHolding, navigator, ask]);
}

/**
 * Where in the tab's history the page is. Browsers without the Navigation API are asked for the number
 * that react-router notes in each entry; an address typed by hand has none, and counts as the newest.
 */
function placeInHistory(): number {
  const noted: unknown = (history.state as { idx?: unknown } | null)?.idx;
  return window.navigation?.currentEntry?.index ?? (typeof noted === 'number' ? noted : history.length - 1);
}
