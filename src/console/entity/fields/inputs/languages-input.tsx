import { Select } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../../entity/contract/language';
import type { InputProps } from '../../../data/resource';
import { localeOf } from '../../../i18n/format/locale';
import { textsOf } from '../cells/texts-of';
import { useInputAria } from '../input-context';

/** Languages out of those that the field knows, by their names in the reader's language; their order counts. */
export function LanguagesInput({ id, field, value, onChange, disabled }: InputProps) {
  const aria = useInputAria();
  const { i18n } = useTranslation();
  const { enum: codes } = field.property.items as { readonly enum?: readonly string[] };
  const options = useMemo(() => {
    const names = new Intl.DisplayNames(localeOf(languageOf(i18n.language)), { type: 'language' });
    return (codes ?? []).map((code) => ({ value: code, label: names.of(code) }));
  }, [codes, i18n.language]);
  return (
    <Select
      id={id}
      {...aria}
      mode="multiple"
      optionFilterProp="label"
      value={textsOf(value)}
      options={options}
      onChange={(chosen: string[]) => onChange(chosen)}
      disabled={disabled}
    />
  );
}
