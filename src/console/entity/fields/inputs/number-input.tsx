import { InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../../entity/contract/language';
import type { FieldType } from '../../../../entity/model/field-type';
import type { InputProps } from '../../../data/resource';
import { localeOf } from '../../../i18n/format/locale';
import { unitText } from '../../../i18n/format/number';
import { useInputAria } from '../input-context';
import { useNumberSteps } from '../number-steps';

const decimals: Partial<Record<FieldType, number>> = { integer: 0, money: 2, percent: 4 };

/**
 * Whole numbers, decimals, amounts and percentages with their unit. Bounds are left to the validator:
 * an input that clamps would change what was typed without a word.
 */
export function NumberInput({ id, field, value, onChange, disabled }: InputProps) {
  const aria = useInputAria();
  const steps = useNumberSteps();
  const { i18n } = useTranslation();
  const precision = decimals[field.type];
  const declared = field.property['x-unit'];
  const unit = field.type === 'percent' ? '%' : declared && unitText(declared, languageOf(i18n.language));
  return (
    <InputNumber<number>
      id={id}
      {...aria}
      {...steps}
      className="input-number"
      value={typeof value === 'number' ? value : null}
      onChange={onChange}
      placeholder={field.property['x-placeholder']}
      decimalSeparator={decimalSeparatorOf(i18n.language)}
      disabled={disabled}
      {...(precision === 0 && { precision })}
      {...(field.type === 'money' && value !== null && { precision })}
      {...(unit && { suffix: unit })}
    />
  );
}

function decimalSeparatorOf(language: string): string {
  const parts = new Intl.NumberFormat(localeOf(languageOf(language))).formatToParts(1.5);
  return parts.find((part) => part.type === 'decimal')?.value ?? '.';
}
