import type { Random } from './random';

const hour = 3_600_000;
const opens = 9;
const closes = 20;

/** Visitor density by weekday, Sunday first. */
const weekdays = [0.3, 0.55, 0.5, 0.55, 0.6, 0.8, 1] as const;

/** A random time between two others within local opening hours; busy days are more likely. */
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
