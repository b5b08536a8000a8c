const length = 24 * 3_600_000;

/** `2026-01-31`: the day in UTC that the moment is in, or one that lies so many days before. */
export function utcDay(now: Date, before = 0): string {
  return new Date(now.getTime() - before * length).toISOString().slice(0, 10);
}

/** The last days up to the one of this moment, the earliest first. */
export function lastDays(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, at) => utcDay(now, count - 1 - at));
}

/** `2026-01-01`: the first days of the last months up to the one of this moment, the earliest first. */
export function lastMonths(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, at) =>
    utcDay(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (count - 1 - at), 1))),
  );
}
