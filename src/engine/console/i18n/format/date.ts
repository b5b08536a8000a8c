import type { CustomerLanguage } from '../../../schema/contract/language';
import { dayIn, daysBetween } from '../../../schema/contract/zoned-day';
import { localeOf } from './locale';
import { readerZone } from './zone';

const made = new Map<string, Intl.DateTimeFormat>();

/** Cached, like `numberFormat`. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = made.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(localeOf(language), options);
  made.set(key, format);
  return format;
}

export type Detail = 'short' | 'full';

/** A calendar day `YYYY-MM-DD`, which is the same day in every time zone. */
export function formatDate(value: string, language: CustomerLanguage, detail: Detail): string {
  const style = detail === 'short' ? 'medium' : 'full';
  return dateFormat(language, { dateStyle: style, timeZone: 'UTC' }).format(new Date(`${value}T00:00:00Z`));
}

const moments: Readonly<Record<Detail | 'day' | 'time', Intl.DateTimeFormatOptions>> = {
  short: { dateStyle: 'medium', timeStyle: 'short' },
  full: { dateStyle: 'full', timeStyle: 'long' },
  day: { dateStyle: 'medium' },
  time: { timeStyle: 'short' },
};

/** An ISO 8601 instant in the reader's or another time zone, or only its day or its time. */
export function formatDateTime(
  value: string,
  language: CustomerLanguage,
  detail: keyof typeof moments,
  zone = readerZone(),
): string {
  return dateFormat(language, { ...moments[detail], timeZone: zone }).format(new Date(value));
}

const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
];

/**
 * `3 hours ago`, `in 2 days`; the smallest unit is the minute. Days are calendar days in the reader's or another time
 * zone: `yesterday` is the day before today, not 24 to 48 hours ago.
 */
export function formatRelative(
  value: string,
  language: CustomerLanguage,
  now: number,
  zone = readerZone(),
): string {
  const seconds = (new Date(value).getTime() - now) / 1000;
  const [unit, size] = steps.find(([, step]) => Math.abs(seconds) >= step) ?? (['minute', 60] as const);
  const relative = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' });
  const count =
    unit === 'day'
      ? daysBetween(dayIn(zone, new Date(now)), dayIn(zone, new Date(value)))
      : Math.trunc(seconds / size);
  return relative.format(count, unit);
}
