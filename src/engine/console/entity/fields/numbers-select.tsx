import { Select, type SelectProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../schema/contract/language';
import { decimalSeparatorOf } from '../../i18n/format/number';

interface NumbersSelectProps extends Pick<SelectProps, 'id' | 'className' | 'aria-label'> {
  readonly value: readonly unknown[];
  /** Invalid numbers stay in the array as typed. */
  readonly onChange: (numbers: (number | string)[]) => void;
}

/**
 * Free input of several numbers. Enter, a space, a semicolon, or a comma that is not the decimal separator ends a
 * number.
 */
export function NumbersSelect({ value, onChange, ...props }: NumbersSelectProps) {
  const { t, i18n } = useTranslation();
  const sign = decimalSeparatorOf(languageOf(i18n.language));
  const separators = [';', ' ', '；', '，', '、', '\n', ','].filter((one) => one !== sign);
  return (
    <Select
      {...props}
      mode="tags"
      open={false}
      suffixIcon={null}
      tokenSeparators={separators}
      placeholder={t('field.tagsHint')}
      value={value.map((one) => String(one).replace('.', sign))}
      onChange={(texts: string[]) => onChange(texts.map((text) => numberIn(text.trim().replace(sign, '.'))))}
    />
  );
}

function numberIn(text: string): number | string {
  return /^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}
