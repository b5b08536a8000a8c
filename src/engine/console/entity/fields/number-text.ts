import type { Language } from '../../../schema/contract/language-facts';
import type { Field } from '../../../schema/model/entity';
import type { fieldTraits } from '../../../schema/model/field-traits';
import type { FieldType } from '../../../schema/model/field-type';
import type { ValueKind } from '../../../schema/model/traits';
import { formatMoney, formatNumber, formatPercent } from '../../i18n/format/number';

/** The field types whose values are numbers, or lists of numbers. */
type NumericType = {
  [Type in FieldType]: (typeof fieldTraits)[Type]['value'] extends NumericKind ? Type : never;
}[FieldType];
type NumericKind = ValueKind & ('number' | 'integer' | 'numbers' | 'computed');

type NumberText = (value: number, language: Language, unit?: string) => string;

const texts: Readonly<Record<NumericType, NumberText>> = {
  number: formatNumber,
  integer: formatNumber,
  numbers: formatNumber,
  computed: formatNumber,
  money: formatMoney,
  percent: formatPercent,
};

/**
 * A number as its field requires: an amount of money, a percentage, or a number with its unit. An id or a version is a
 * name, without thousands.
 */
export function numberText(
  { type, system }: Field,
  value: number,
  language: Language,
  unit?: string,
): string {
  if (system) return String(value);
  return isNumeric(type) ? texts[type](value, language, unit) : formatNumber(value, language, unit);
}

function isNumeric(type: FieldType): type is NumericType {
  return type in texts;
}
