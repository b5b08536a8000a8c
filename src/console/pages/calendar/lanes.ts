import { minutesOf } from './clock';
import type { CalendarEntry } from './entries';

/** Where an entry stands among those at the same time. */
export interface Placed {
  readonly entry: CalendarEntry;
  /** In minutes of the day. */
  readonly from: number;
  readonly lane: number;
  readonly lanes: number;
}

/** What is shorter takes the room of so many minutes, so that its words can be read. */
export const shortest = 20;

/** Entries with a time side by side, so that none covers another: as few lanes as the busiest moment of a group needs. */
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
    ends[lane] = from + Math.max(entry.minutes, shortest);
    group.push({ entry, from, lane });
  }
  close();
  return placed;
}

const usualHours = { from: 8, to: 19 } as const;

/** The hours that a grid shows: those of a working day, and as many more as its entries need. */
export function shownHours(entries: readonly CalendarEntry[]): readonly number[] {
  const timed = entries.flatMap(({ time, minutes }) =>
    time === undefined ? [] : [{ from: minutesOf(time), to: minutesOf(time) + Math.max(minutes, shortest) }],
  );
  const first = Math.min(usualHours.from, ...timed.map(({ from }) => Math.floor(from / 60)));
  const last = Math.min(24, Math.max(usualHours.to, ...timed.map(({ to }) => Math.ceil(to / 60))));
  return Array.from({ length: last - first }, (_, at) => first + at);
}
