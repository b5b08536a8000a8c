import { type RefObject, useLayoutEffect, useRef } from 'react';
import { lockScroll } from './scroll-lock';

/**
 * Opens a `<dialog>` modally while `isOpen`: it traps the focus and locks the page's scrolling. Closing returns the
 * focus.
 */
export function useModal(isOpen: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect, because the browser returns the focus only from a dialog that is still in the document.
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
