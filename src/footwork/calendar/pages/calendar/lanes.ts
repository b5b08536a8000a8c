import { minutesOf } from '../../console/clock';
import type { CalendarEntry } from '../../console/entries';

/** An entry with its lane among overlapping entries. */
export interface Placed {
  readonly entry: CalendarEntry;
  /** Minutes since the start of the day. */
  readonly from: number;
  readonly lane: number;
  readonly lanes: number;
}

/** Shorter entries take the height of this many minutes, so that their text is readable. */
export const minLaneMinutes = 20;

/** Entries that have no lane; one mark represents all of them. */
export interface Crowd {
  readonly from: number;
  readonly entries: readonly CalendarEntry[];
}

/**
 * Uses at most `most` lanes. If more entries overlap, marks in the last lane count those that have no lane.
 */
export function inFewLanes(
  entries: readonly CalendarEntry[],
  most: number,
): { readonly placed: readonly Placed[]; readonly crowds: readonly Crowd[] } {
  const all = inLanes(entries);
  const isShown = ({ lane, lanes }: Placed) => lanes <= most || lane < most - 1;
  const placed = all.filter(isShown).map((one) => ({ ...one, lanes: Math.min(one.lanes, most) }));
  const crowds: { from: number; entries: CalendarEntry[] }[] = [];
  for (const { entry, from } of all.filter((one) => !isShown(one))) {
    const last = crowds.at(-1);
    if (last && from < last.from + minLaneMinutes) last.entries.push(entry);
    else crowds.push({ from, entries: [entry] });
  }
  return { placed, crowds };
}

/** Places overlapping entries side by side, in as few lanes as possible. */
export function inLanes(entries: readonly CalendarEntry[]): readonly Placed[] {
  const timed = entries
    .flatMap((entry) => (entry.time === undefined ? [] : [{ entry, from: minutesOf(entry.time) }]))
    .sort((one, other) => one.from - other.from || other.entry.minutes - one.entry.minutes);
  const placed: Placed[] = [];
  let group: Omit<Placed, 'lanes'>[] = [];
  let ends: number[] = [];
  const close = () => {
    placed.push(...group.map((one) => ({ ...one, lanes: ends.length })));
    group = [];
    ends = [];
  };
  for (const { entry, from } of timed) {
    if (ends.every((end) => end <= from)) close();
    const free = ends.findIndex((end) => end <= from);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = from + Math.max(entry.minutes, minLaneMinutes);
    group.push({ entry, from, lane });
  }
  close();
  return placed;
}

export const usualHours = { from: 8, to: 19 } as const;

/** Whether the entry stands on the scale of these hours. */
export function isOnScale({ time }: CalendarEntry, hours: readonly number[]): boolean {
  return time !== undefined && hours.includes(Math.floor(minutesOf(time) / 60));
}

/** Maximum number of lines above the scale for the entries of a day that are not on it. */
export const mostUntimed = 3;

/** The number of lines that the entries not on the scale take; `isOpen`: all of them are shown. */
export function linesOf(untimed: ReadonlyMap<string, readonly CalendarEntry[]>, isOpen: boolean): number {
  const most = Math.max(0, ...[...untimed.values()].map(({ length }) => length));
  return most <= mostUntimed ? most : isOpen ? most + 1 : mostUntimed;
}

/**
 * The hours of a grid: a working day, extended to contain everything that is planned, and the current hour in the
 * evening. Assessments are not planned, so they do not extend it. `hourNow` is undefined if today is not shown.
 */
export function shownHours(entries: readonly CalendarEntry[], hourNow?: number): readonly number[] {
  const timed = entries.flatMap(({ kind, time, minutes }) =>
    time === undefined || kind === 'assessment'
      ? []
      : [{ from: minutesOf(time), to: minutesOf(time) + Math.max(minutes, minLaneMinutes) }],
  );
  const first = Math.min(usualHours.from, ...timed.map(({ from }) => Math.floor(from / 60)));
  const last = Math.min(
    24,
    Math.max(usualHours.to, 1 + (hourNow ?? 0), ...timed.map(({ to }) => Math.ceil(to / 60))),
  );
  return Array.from({ length: last - first }, (_, at) => first + at);
}
