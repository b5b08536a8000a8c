import { plusDays } from '#engine/schema/contract/zoned-day';

/** Days are written `2026-01-31`, without a time zone. */
const length = 24 * 3_600_000;

export type CalendarView = 'day' | 'week' | 'month';

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

export type Weekday = (typeof weekdays)[number];

export function isDay(text: string | null): text is string {
  return text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}

export function weekdayOf(day: string): Weekday {
  return weekdays[(new Date(day).getUTCDay() + 6) % 7] ?? 'mon';
}

/** All days of a view; a month shows whole weeks from Monday. */
export function shownDays(view: CalendarView, day: string): readonly string[] {
  if (view === 'day') return [day];
  if (view === 'week') return span(mondayOf(day), 7);
  const first = mondayOf(`${day.slice(0, 7)}-01`);
  const last = plusDays(nextMonth(day), -1);
  return span(first, Math.ceil((Date.parse(last) - Date.parse(first) + length) / length / 7) * 7);
}

/** The previous or next day, or a day in the previous or next week or month. */
export function stepped(view: CalendarView, day: string, by: -1 | 1): string {
  if (view === 'day') return plusDays(day, by);
  if (view === 'week') return plusDays(day, 7 * by);
  return by > 0 ? nextMonth(day) : `${plusDays(`${day.slice(0, 7)}-01`, -1).slice(0, 7)}-01`;
}

function nextMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}

function mondayOf(day: string): string {
  return plusDays(day, -weekdays.indexOf(weekdayOf(day)));
}

function span(from: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => plusDays(from, at));
}
