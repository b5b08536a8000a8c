import { plusDays } from '../../entity/contract/zoned-day';

/** The last days up to this one, the earliest first. */
export function lastDays(today: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => plusDays(today, at - count + 1));
}

/** `2026-01-01`: the first days of the last months up to the one of this day, the earliest first. */
export function lastMonths(today: string, count: number): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: count }, (_, at) =>
    new Date(Date.UTC(year, month - count + at, 1)).toISOString().slice(0, 10),
  );
}
