import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InputProps } from '../../../data/resource';
import { useActor } from '../../../data/session';
import { isTold } from '../../../data/targets';
import { useInputAria, useInputSurroundings } from '../input-context';
import { type Option, useOptions } from '../options';

/** One record of another entity, found by searching on the server. */
export function ReferenceInput({ id, field, value, onChange, disabled }: InputProps) {
  const aria = useInputAria();
  const { labels } = useInputSurroundings();
  const { t } = useTranslation();
  const mayChoose = isTold(useActor(), field);
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState(false);
  const [stored] = useState(() => ({ value, label: labels?.[field.name]?.toString() }));
  const known = value === stored.value ? stored.label : undefined;
  const mayClear = !field.required && typeof value === 'number';
  const unnamed = typeof value === 'number' && known === undefined ? [value] : [];
  const { options, loading, titleOf } = useOptions(field.ref, { search, chosen: unnamed, opened });
  return (
    <Select
      id={id}
      {...aria}
      showSearch
      filterOption={false}
      labelInValue
      value={typeof value === 'number' ? { value, label: known ?? titleOf(value) } : undefined}
      options={options}
      loading={loading}
      onSearch={setSearch}
      onOpenChange={(open) => {
        if (open) setOpened(true);
        else setSearch('');
      }}
      onChange={(option: Option | undefined) => onChange(option?.value ?? null)}
      allowClear={!field.required}
      placeholder={t(mayChoose ? 'field.search' : 'field.untold')}
      notFoundContent={t(!mayChoose ? 'field.untold' : loading ? 'field.searching' : 'field.noneFound')}
      disabled={disabled || !(mayChoose || mayClear)}
    />
  );
}
