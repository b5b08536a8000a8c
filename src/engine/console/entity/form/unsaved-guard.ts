import { useCallback, useEffect, useId } from 'react';
import { type Path, parsePath, useLocation } from 'react-router';
import { useKeepWindow } from '../../data/live/use-keep-window';
import { type Ask, usePageTag } from '../../data/navigation/page-tag';
import { useNavigator, wrapSteps } from '../../data/navigation/router-internals';
import { confirm } from '../../kit/notice/confirm';
import { watchSteps } from './step-watch';

/**
 * While `isHolding`, asks before the page is lost: when its tag or the browser's tab is closed and, unless the page
 * stays mounted while hidden, when it is left by a link, the menu, Back or Forward.
 * `ask` resolves to whether to leave. `isLeft` decides which queries of the page's own path replace its content.
 * With a hash router neither react-router nor refine can block Back: they learn of it afterwards. So this hook goes
 * back to the page before the router notices, asks, and repeats the step if the user agrees.
 * Returns a function that releases the guard before an unmount: an effect's cleanup would be too late, and cannot
 * distinguish a closed page from a hidden one.
 */
export function useUnsavedGuard(
  isHolding: boolean,
  ask: Ask,
  isLeft?: (search: string) => boolean,
): () => void {
  const navigator = useNavigator();
  const tab = usePageTag();
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
    const askToLeave = async () => {
      const leaves = (await ask()) && isOpen;
      if (leaves) {
        release();
        hold?.(owner, undefined);
      }
      return leaves;
    };
    const leaveBy = (step: () => void) => askToLeave().then((leaves) => leaves && step());
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
      unwrap();
      unwatch();
    };

    const unwrap = wrapSteps(
      navigator,
      (step) =>
        (...args) =>
          loses(placeOf(args[0])) ? void leaveBy(() => step(...args)) : step(...args),
    );
    const unwatch = watchSteps(onPopState);
    hold?.(owner, askToLeave);
    return () => {
      if (isOpen) release();
    };
  }, [isHolding, isKept, isLeft, hold, owner, own, navigator, ask]);

  useKeepWindow(isHolding);
  return useCallback(() => hold?.(owner, undefined), [hold, owner]);
}

function placeOf(to: unknown): Partial<Path> {
  return typeof to === 'string' ? parsePath(to) : (to as Partial<Path>);
}

/**
 * The page's index in the tab's history. Without the Navigation API, the index that react-router stores in each
 * entry; an address typed by hand has none and counts as the newest.
 */
function placeInHistory(): number {
  const noted: unknown = (history.state as { idx?: unknown } | null)?.idx;
  return window.navigation?.currentEntry?.index ?? (typeof noted === 'number' ? noted : history.length - 1);
}

/** Returns a function that asks whether to discard unsaved input, and calls `onLeave` if so. */
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
