import type { Count } from '../../../../entity/model/entity-schema';

/** The day, week (from Monday) or month around a moment, in UTC: its first day and the first one after it. */
export function periodAround(now: Date, within: NonNullable<Count['within']>): [from: string, until: string] {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  const iso = (...date: [number, number, number]) => new Date(Date.UTC(...date)).toISOString().slice(0, 10);
  switch (within) {
    case 'day':
      return [iso(year, month, day), iso(year, month, day + 1)];
    case 'week': {
      const monday = day - ((now.getUTCDay() + 6) % 7);
      return [iso(year, month, monday), iso(year, month, monday + 7)];
    }
    case 'month':
      return [iso(year, month, 1), iso(year, month + 1, 1)];
  }
}
