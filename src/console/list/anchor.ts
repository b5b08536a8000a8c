import { useCallback, useState } from 'react';

/** Something that is open beside the button that opened it. */
export interface Opened<Subject> {
  readonly subject: Subject;
  readonly opener: HTMLElement;
}

/**
 * One popup for many buttons: a page of 200 rows would otherwise mount 200 of them. Closing gives the
 * focus back to the button.
 */
export function useAnchor<Subject>() {
  const [opened, setOpened] = useState<Opened<Subject>>();
  const open = useCallback((subject: Subject, opener: HTMLElement) => setOpened({ subject, opener }), []);
  const close = useCallback(() => {
    setOpened((before) => {
      before?.opener.focus({ preventScroll: true });
      return undefined;
    });
  }, []);
  return { opened, open, close };
}

/** Where an invisible stand-in for the opener must lie, so that antd places a popup against it. */
export function placeOf(opener: HTMLElement): { left: number; top: number; width: number; height: number } {
  const { left, top, width, height } = opener.getBoundingClientRect();
  return { left, top, width, height };
}

/** Where a menu is put: with the rest of the page, so that readers who move by landmarks come across it. */
export function menuContainer(): HTMLElement {
  return document.querySelector('main') ?? document.body;
}
