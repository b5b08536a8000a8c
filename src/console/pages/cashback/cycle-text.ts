import type { CycleSpan } from '../../../entity/contract/endpoints/cashback';
import type { CustomerLanguage } from '../../../entity/contract/language';
import { localeOf } from '../../i18n/format/locale';

/** `Nov 1 – 30, 2026`: the days of a cycle by the clock of its policy, both ends included. */
export function cycleDays({ from, until }: CycleSpan, timeZone: string, language: CustomerLanguage): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeZone });
  return format.formatRange(new Date(from), new Date(Date.parse(until) - 1));
}
