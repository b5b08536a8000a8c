import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** The popup that is open, and the button that opened it. */
export interface Opened<Subject> {
  readonly subject: Subject;
  readonly opener: HTMLElement;
}

/**
 * State of one popup that many buttons share: a page of 200 rows would otherwise mount 200 popups. Closing returns
 * the focus to the button.
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
  // A kept page unmounts its effects when it is hidden; its popup must not reappear with it.
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
 * Position of the invisible element that antd anchors a popup to. It covers the opener and follows it when the window
 * is resized, but stays far enough to the left that a popup of up to `widest` pixels fits.
 */
export function usePlace(opener: HTMLElement, widest = 0): Place {
  const [placed, setPlaced] = useState({ opener, place: placeOf(opener, widest) });
  if (placed.opener !== opener) setPlaced({ opener, place: placeOf(opener, widest) });
  useEffect(() => {
    // Runs in the capture phase and synchronously, before antd measures the anchor on the same event.
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

/** Container of a menu: inside `main`, so that screen-reader users who move by landmarks find it. */
export function menuContainer(): HTMLElement {
  return document.querySelector('main') ?? document.body;
}

/**
 * For the `onClick` of a menu: stops the Enter that chose an item from also pressing the button that receives the
 * focus.
 */
export function keepKey({ domEvent }: { readonly domEvent: { preventDefault: () => void } }): void {
  domEvent.preventDefault();
}
