import { useCallback, useEffect, useState } from 'react';

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
  // What was open does not come back with a page that was out of sight.
  useEffect(() => () => setOpened(undefined), []);
  return { opened, open, close };
}

interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where an invisible stand-in for the opener must lie, so that antd places a popup against it. */
export function placeOf(opener: HTMLElement): Place {
  const { left, top, width, height } = opener.getBoundingClientRect();
  return { left, top, width, height };
}

const margin = 8;

/** The same, moved so far that a popup which is at most that wide and starts there stays inside the window. */
export function placeWithin(opener: HTMLElement, widest: number): Place {
  const { left, ...place } = placeOf(opener);
  const last = document.documentElement.clientWidth - margin - widest;
  return { ...place, left: Math.max(margin, Math.min(left, last)) };
}

/** Where a menu is put: with the rest of the page, so that readers who move by landmarks come across it. */
export function menuContainer(): HTMLElement {
  return document.querySelector('main') ?? document.body;
}

/** For the `onClick` of a menu: the Enter that chose must not also press the button of what it opens. */
export function keepKey({ domEvent }: { readonly domEvent: { preventDefault: () => void } }): void {
  domEvent.preventDefault();
}
