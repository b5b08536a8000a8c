import { dateFormat } from '#engine/console/i18n/format/date';
import type { CustomerLanguage } from '#engine/schema/contract/language';
import type { CycleSpan } from '../../endpoints/cashback';

/** `Nov 1 – 30, 2026`: first and last day of a cycle in the policy's time zone. */
export function cycleDays({ from, until }: CycleSpan, timeZone: string, language: CustomerLanguage): string {
  const format = dateFormat(language, { dateStyle: 'medium', timeZone });
  return format.formatRange(new Date(from), new Date(Date.parse(until) - 1));
}
