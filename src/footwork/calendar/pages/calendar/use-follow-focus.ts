import { useEffect, useRef } from 'react';
import type { Moment } from '../../console/clock';

interface Place extends Moment {
  /** Of the entry. */
  readonly key: string;
}

export type FollowFocus = (place: Place | undefined) => void;

/**
 * Returns a function that moves the focus to an entry that was moved. On another day it is a new element, which may be
 * rendered later. Until then, and if these days do not show it, the calendar has the focus that the old element lost.
 * Once the user has moved the focus out of the calendar, such as into a dialog, it stays there.
 */
export function useFollowFocus(days: readonly string[]): FollowFocus {
  const wanted = useRef<{ readonly days: readonly string[]; readonly entry: string }>(undefined);
  useEffect(() => {
    const focused = document.activeElement ?? document.body;
    const isElsewhere = focused !== document.body && !focused.closest('.calendar');
    if (wanted.current?.days !== days || isElsewhere) wanted.current = undefined;
    if (!wanted.current) return;
    const entry = document.querySelector<HTMLElement>(wanted.current.entry);
    if (entry) {
      wanted.current = undefined;
      entry.focus();
    } else if (focused === document.body) {
      document.querySelector<HTMLElement>('.calendar')?.focus();
    }
  });
  return (place) => {
    if (!place) {
      wanted.current = undefined;
      return;
    }
    const { key, day, time } = place;
    const at = time === undefined ? ':not([data-at])' : `[data-at="${time}"]`;
    wanted.current = {
      days,
      entry: `:is([data-day="${day}"], [data-untimed="${day}"]) [data-entry="${key}"]${at}`,
    };
  };
}
