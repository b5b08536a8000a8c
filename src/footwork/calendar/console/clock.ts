import { dateFormat } from '#engine/console/i18n/format/date';
import { clockIn, momentIn } from '#engine/schema/contract/zoned-day';

/** A time of day is the number of minutes since the start of the day, or a text such as `18:30`. */
const dayLength = 24 * 60;

/** A day with a time of day, by the clock of some zone. */
export interface Moment {
  readonly day: string;
  readonly time: string | undefined;
}

export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

export function clockOf(minutes: number): string {
  const within = ((minutes % dayLength) + dayLength) % dayLength;
  return `${pad(Math.floor(within / 60))}:${pad(within % 60)}`;
}

/** `18:30` in the form of the language, such as `6:30 PM`. */
export function clockText(time: string, language: string): string {
  const format = dateFormat(language, { timeStyle: 'short', timeZone: 'UTC' });
  return format.format(new Date(`1970-01-01T${time}:00Z`));
}

/** The moment of a day and a time of day in an IANA zone, in ISO 8601. */
export function momentOn(day: string, time: string, zone: string): string {
  return momentIn(zone, `${day}T${time}:00`).toISOString();
}

/** The same instant by the clock of another IANA zone; a day without a time stays. */
export function byClockOf(zone: string, from: string, { day, time }: Moment): Moment {
  if (time === undefined || zone === from) return { day, time };
  const there = clockIn(zone, momentIn(from, `${day}T${time}:00`));
  return { day: there.slice(0, 10), time: there.slice(11, 16) };
}

/** Minutes since the start of the day in an IANA zone. */
export function minutesAt(moment: Date, zone: string): number {
  return minutesOf(clockIn(zone, moment).slice(11, 16));
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
