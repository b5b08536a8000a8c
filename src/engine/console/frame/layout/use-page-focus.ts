import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a navigation to another page, moves the focus to the content, unless an input of the page has taken it. The
 * next Tab then reaches the page and not the rest of the menus.
 */
export function usePageFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const focused = document.activeElement;
    // The page that the user left may still have the focus although it is hidden.
    const isInPage = main.current?.contains(focused) && focused?.checkVisibility();
    if (!isInPage) main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}
