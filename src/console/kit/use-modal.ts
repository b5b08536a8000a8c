import { type RefObject, useLayoutEffect, useRef } from 'react';
import { lockScroll } from './scroll-lock';

/**
 * For a `<dialog>` that lies over the page while `isOpen`, and keeps the focus and the page's scrolling. The focus
 * goes back to where it was.
 */
export function useModal(isOpen: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before it is taken out of the page: the browser gives no focus back from a dialog that is gone.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    element.showModal();
    const release = lockScroll();
    return () => {
      element.close();
      release();
    };
  }, [isOpen]);
  return dialog;
}
