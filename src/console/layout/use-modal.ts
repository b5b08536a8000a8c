import { type RefObject, useEffect, useRef } from 'react';
import { lockScroll } from './scroll-lock';

/** For a `<dialog>` that lies over the page while `isOpen`, and keeps the focus and the page's scrolling. */
export function useModal(isOpen: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
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
