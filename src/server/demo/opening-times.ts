import type { Random } from './random';

const hour = 3_600_000;
const opens = 9;
const closes = 20;

/** Sunday first: quiet on Sundays, busiest on Saturdays. */
const weekdays = [0.3, 0.55, 0.5, 0.55, 0.6, 0.8, 1] as const;

/** A moment between two others when a store is open, by the clock of its country; busy days come up more often. */
export function openingTime(random: Random, utcOffset: number, from: number, to: number): Date {
  for (;;) {
    const local = new Date(from + random.next() * (to - from) + utcOffset * hour);
    const clock = local.getUTCHours() + local.getUTCMinutes() / 60;
    const isOpen = clock >= opens && clock < closes;
    if (isOpen && random.chance(weekdays[local.getUTCDay()] ?? 0)) {
      return new Date(Math.floor(local.getTime() - utcOffset * hour));
    }
  }
}
