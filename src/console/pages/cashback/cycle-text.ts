import type { CycleSpan } from '../../../entity/contract/endpoints/cashback';
import type { CustomerLanguage } from '../../../entity/contract/language';
import { localeOf } from '../../i18n/format/locale';

/** `Nov 1 – 30, 2026`: the days (UTC) of a cycle, both ends included. */
export function cycleDays({ from, until }: CycleSpan, language: CustomerLanguage): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeZone: 'UTC' });
  return format.formatRange(new Date(from), new Date(Date.parse(until) - 1));
}
