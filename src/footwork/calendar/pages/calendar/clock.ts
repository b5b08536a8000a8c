import { readerZone } from '#engine/console/i18n/format/zone';
import { clockIn, momentIn } from '#engine/schema/contract/zoned-day';

/** Moments of a day as minutes since its beginning, and as `18:30`. */
const dayLength = 24 * 60;

export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

export function clockOf(minutes: number): string {
  const within = ((minutes % dayLength) + dayLength) % dayLength;
  return `${pad(Math.floor(within / 60))}:${pad(within % 60)}`;
}

/** ISO 8601 time of a day and a time in the reader's time zone. */
export function momentOn(day: string, time: string): string {
  return momentIn(readerZone(), `${day}T${time}:00`).toISOString();
}

/** Minutes since the start of the day in the reader's time zone. */
export function minutesAt(moment: Date): number {
  return minutesOf(clockIn(readerZone(), moment).slice(11, 16));
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
