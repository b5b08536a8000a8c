import { minutesOf } from './clock';
import type { CalendarEntry } from './entries';

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

const usualHours = { from: 8, to: 19 } as const;

/** The hours of a grid: a working day, extended by the entries outside it. */
export function shownHours(entries: readonly CalendarEntry[]): readonly number[] {
  const timed = entries.flatMap(({ time, minutes }) =>
    time === undefined
      ? []
      : [{ from: minutesOf(time), to: minutesOf(time) + Math.max(minutes, minLaneMinutes) }],
  );
  const first = Math.min(usualHours.from, ...timed.map(({ from }) => Math.floor(from / 60)));
  const last = Math.min(24, Math.max(usualHours.to, ...timed.map(({ to }) => Math.ceil(to / 60))));
  return Array.from({ length: last - first }, (_, at) => first + at);
}
