import type { Language } from '../../../schema/contract/language';
import type { Field } from '../../../schema/model/entity';
import { formatMoney, formatNumber, formatPercent } from '../../i18n/format/number';

/** A number as its field type requires: an amount of money, a percentage, or a number with its unit. */
export function numberText({ type }: Field, value: number, language: Language, unit?: string): string {
  if (type === 'money') return formatMoney(value, language, unit);
  return type === 'percent' ? formatPercent(value, language) : formatNumber(value, language, unit);
}
