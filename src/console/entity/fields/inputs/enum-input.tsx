import { Radio, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { InputProps } from '../../../data/resource';
import { enumOptions } from '../../../i18n/entity-words';
import { plainLetters } from '../../../i18n/plain-letters';
import { useInputAria, useInputSurroundings } from '../input-context';

const mostRadios = 3;

/** Radio buttons up to three values, else a list to choose from. */
export function EnumInput({ id, entity, field, value, onChange, disabled }: InputProps) {
  const aria = useInputAria();
  const { labelId } = useInputSurroundings();
  const { t } = useTranslation();
  const options = enumOptions(t, entity, field);
  if (options.length <= mostRadios) {
    const none = field.required ? [] : [{ value: '', label: t('field.none') }];
    return (
      <div role="radiogroup" aria-labelledby={labelId} {...aria}>
        <Radio.Group
          id={id}
          options={[...none, ...options]}
          value={value ?? ''}
          onChange={(event) => onChange(String(event.target.value) || null)}
          disabled={disabled}
        />
      </div>
    );
  }
  return (
    <Select
      id={id}
      {...aria}
      showSearch
      filterOption={(typed, option) => plainLetters(option?.label ?? '').includes(plainLetters(typed))}
      options={options}
      value={value ?? undefined}
      onChange={(chosen: unknown) => onChange(chosen ?? null)}
      allowClear={!field.required}
      placeholder={t('field.choose')}
      disabled={disabled}
    />
  );
}
