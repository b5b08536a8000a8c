import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilterProps } from '../filter-props';
import { useOptions } from '../options';
import { chosenFilters, chosenOf } from './chosen';

/** Any of the chosen records, found by searching on the server. */
export function ReferenceFilter({ id, field, value, onChange }: FilterProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const chosen = chosenOf(value).map(Number);
  const { options, loading, titleOf } = useOptions(field.ref, { search, chosen, opened: true });
  return (
    <Select
      id={id}
      aria-label={t('field.value')}
      className="filter-wide"
      mode="multiple"
      autoFocus
      filterOption={false}
      labelInValue
      value={chosen.map((of) => ({ value: of, label: titleOf(of) }))}
      options={options}
      loading={loading}
      onSearch={setSearch}
      onChange={(picked: readonly { value: number }[]) =>
        onChange(
          chosenFilters(
            field.name,
            picked.map((option) => option.value),
          ),
        )
      }
      placeholder={t('field.search')}
      notFoundContent={loading ? t('field.searching') : t('field.noneFound')}
      getPopupContainer={(trigger: HTMLElement) => trigger.parentElement ?? document.body}
    />
  );
}
