import { useCallback, useContext, useEffect, useId } from 'react';
import {
  UNSAFE_NavigationContext as NavigationContext,
  type Path,
  parsePath,
  useLocation,
} from 'react-router';
import { keepWindow } from '../../data/live/leaving';
import { type Ask, useTab } from '../../data/navigation/tab';
import { confirm } from '../../kit/notice/confirm';
import { watchSteps } from './step-watch';

type Steps = (path: unknown, ...rest: unknown[]) => void;

/**
 * While `isHolding`, asks before the page is lost: by closing its tag or (in the browser's own words) the
 * browser's tab; and, where pages do not stay mounted out of sight, before it is left by a link or the menu,
 * by Back and Forward. `ask` answers whether to leave. Under a hash router nothing in react-router or refine
 * stops Back: the browser has gone by the time they hear of it, and `useBlocker` needs a data router, which adds
 * 16 KB to every first page. So this goes back where it was before the
 * router notices, asks, and repeats the step when the answer is yes. `isLeft` says which queries of the page's own
 * address show something else in its place. Answers how to let go before the caller is gone: an effect would
 * come too late, and its end does not tell a page that is closed from one that is out of sight.
 */
export function useUnsavedGuard(
  isHolding: boolean,
  ask: Ask,
  isLeft?: (search: string) => boolean,
): () => void {
  const { navigator } = useContext(NavigationContext);
  const tab = useTab();
  const hold = tab?.hold;
  const isKept = tab?.isKept ?? false;
  const owner = useId();
  const { pathname: own } = useLocation();

  useEffect(() => {
    if (!isHolding || (isKept && !isLeft)) {
      hold?.(owner, isHolding ? ask : undefined);
      return;
    }
    const loses = ({ pathname = own, search = '' }: Partial<Path>) =>
      !isKept || (pathname === own && isLeft?.(search) === true);
    let isOpen = true;
    const here = placeInHistory();
    const { push, replace } = navigator;
    const askToLeave = async () => {
      const leaves = (await ask()) && isOpen;
      if (leaves) {
        release();
        hold?.(owner, undefined);
      }
      return leaves;
    };
    const leaveBy = (step: () => void) => askToLeave().then((leaves) => leaves && step());
    const guarded =
      (go: Steps): Steps =>
      (...given) =>
        loses(placeOf(given[0])) ? void leaveBy(() => go(...given)) : go(...given);

    let isReturning = false;
    const onPopState = (event: PopStateEvent) => {
      const distance = placeInHistory() - here;
      if (distance === 0 && !isReturning) return;
      if (!isReturning && !loses(parsePath(location.hash.slice(1)))) return;
      event.stopImmediatePropagation();
      if (isReturning) {
        isReturning = false;
        return;
      }
      isReturning = true;
      history.go(-distance);
      void leaveBy(() => history.go(distance));
    };
    const release = () => {
      isOpen = false;
      Object.assign(navigator, { push, replace });
      unwatch();
    };

    Object.assign(navigator, { push: guarded(push as Steps), replace: guarded(replace as Steps) });
    const unwatch = watchSteps(onPopState);
    hold?.(owner, askToLeave);
    return () => {
      if (isOpen) release();
    };
  }, [isHolding, isKept, isLeft, hold, owner, own, navigator, ask]);

  useEffect(() => (isHolding ? keepWindow() : undefined), [isHolding]);
  return useCallback(() => hold?.(owner, undefined), [hold, owner]);
}

function placeOf(to: unknown): Partial<Path> {
  return typeof to === 'string' ? parsePath(to) : (to as Partial<Path>);
}

/**
 * Where in the tab's history the page is. Browsers without the Navigation API are asked for the number
 * that react-router notes in each entry; an address typed by hand has none, and counts as the newest.
 */
function placeInHistory(): number {
  const noted: unknown = (history.state as { idx?: unknown } | null)?.idx;
  return window.navigation?.currentEntry?.index ?? (typeof noted === 'number' ? noted : history.length - 1);
}

/** Asks whether what is not saved may be lost; `onLeave` lets go of it. */
export function useAskToLeave(onLeave?: () => void): Ask {
  return useCallback(async () => {
    const leaves = await confirm({
      words: (t) => ({
        title: t('formPage.leave.title'),
        body: t('formPage.leave.body'),
        confirm: t('formPage.leave.confirm'),
      }),
      danger: true,
    });
    if (leaves) onLeave?.();
    return leaves;
  }, [onLeave]);
}
