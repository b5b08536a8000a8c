import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { InputProps } from '../../data/resource';
import { useInputAria } from '../../entity/fields/input-context';
import { useDesk } from './desk';
import { useEntryTitle } from './entry-title';

/** The page that a directory opens. */
export function TargetInput({ id, value, onChange, disabled }: InputProps) {
  const aria = useInputAria();
  const { t } = useTranslation();
  const titleOf = useEntryTitle();
  const options = useDesk()
    .entries.filter(({ type }) => type === 'menu' || type === 'iframe')
    .map((entry) => ({ value: entry.id, label: titleOf(entry) }));
  return (
    <Select
      id={id}
      {...aria}
      showSearch
      optionFilterProp="label"
      options={options}
      value={value ?? undefined}
      onChange={(chosen: unknown) => onChange(chosen ?? null)}
      allowClear
      placeholder={t('field.choose')}
      disabled={disabled}
    />
  );
}
