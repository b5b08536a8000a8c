import { plusDays } from '#engine/schema/contract/zoned-day';

/** The last `count` days up to `today`, earliest first. */
export function lastDays(today: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => plusDays(today, at - count + 1));
}

/** First days (`2026-01-01`) of the last `count` months up to that of `today`, earliest first. */
export function lastMonths(today: string, count: number): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: count }, (_, at) =>
    new Date(Date.UTC(year, month - count + at, 1)).toISOString().slice(0, 10),
  );
}
