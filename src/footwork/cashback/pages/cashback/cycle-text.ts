import { dateFormat } from '#engine/console/i18n/format/date';
import type { CustomerLanguage } from '#engine/schema/contract/language';
import { dayIn } from '#engine/schema/contract/zoned-day';
import type { CycleSpan } from '../../endpoints/cashback';

/** `Nov 1 – 30, 2026`: first and last day of a cycle in the policy's time zone. */
export function cycleDays({ from, until }: CycleSpan, timeZone: string, language: CustomerLanguage): string {
  const format = dateFormat(language, { dateStyle: 'medium', timeZone });
  return format.formatRange(new Date(from), new Date(Date.parse(until) - 1));
}

/** First and last day of a cycle in the policy's time zone, `2026-11-01` and `2026-11-30`. */
export function cycleEnds({ from, until }: CycleSpan, timeZone: string): readonly [string, string] {
  return [dayIn(timeZone, new Date(from)), dayIn(timeZone, new Date(Date.parse(until) - 1))];
}
