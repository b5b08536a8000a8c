import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

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
  const lastOpener = useRef<HTMLElement>(undefined);
  const open = useCallback((subject: Subject, opener: HTMLElement) => {
    lastOpener.current = opener;
    setOpened({ subject, opener });
  }, []);
  const close = useCallback(() => {
    lastOpener.current?.focus({ preventScroll: true });
    lastOpener.current = undefined;
    setOpened(undefined);
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

const margin = 8;

/**
 * Where an invisible stand-in for the opener must lie, so that antd places a popup against it: over the opener,
 * also when the window changes, but so far inside that a popup which is at most `widest` wide has room there.
 */
export function usePlace(opener: HTMLElement, widest = 0): Place {
  const [placed, setPlaced] = useState({ opener, place: placeOf(opener, widest) });
  if (placed.opener !== opener) setPlaced({ opener, place: placeOf(opener, widest) });
  useEffect(() => {
    // Before antd looks where the stand-in is now, which it does at the same event.
    const follow = () => flushSync(() => setPlaced({ opener, place: placeOf(opener, widest) }));
    addEventListener('resize', follow, { capture: true });
    return () => removeEventListener('resize', follow, { capture: true });
  }, [opener, widest]);
  return placed.place;
}

function placeOf(opener: HTMLElement, widest: number): Place {
  const { left, top, width, height } = opener.getBoundingClientRect();
  const last = document.documentElement.clientWidth - margin - widest;
  return { left: Math.max(margin, Math.min(left, last)), top, width, height };
}

/** Where a menu is put: with the rest of the page, so that readers who move by landmarks come across it. */
export function menuContainer(): HTMLElement {
  return document.querySelector('main') ?? document.body;
}

/** For the `onClick` of a menu: the Enter that chose must not also press the button of what it opens. */
export function keepKey({ domEvent }: { readonly domEvent: { preventDefault: () => void } }): void {
  domEvent.preventDefault();
}
