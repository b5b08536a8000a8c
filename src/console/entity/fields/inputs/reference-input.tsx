import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InputProps } from '../../../data/resource';
import { useActor } from '../../../data/session';
import { isTold } from '../../../data/targets';
import { useInputAria, useInputSurroundings } from '../input-context';
import { useOptions } from '../options';
import type { Option } from '../titles';

/** One record of another entity, found by searching on the server. */
export function ReferenceInput({ id, field, value, onChange, disabled }: InputProps) {
  const aria = useInputAria();
  const { labels } = useInputSurroundings();
  const { t } = useTranslation();
  const mayChoose = isTold(useActor(), field);
  const [opened, setOpened] = useState(false);
  const [named, setNamed] = useState(() => ({ value, label: labels?.[field.name]?.toString() }));
  const known = value === named.value ? named.label : undefined;
  const mayClear = !field.required && typeof value === 'number';
  const unnamed = typeof value === 'number' && known === undefined ? [value] : [];
  const { options, onSearch, loading, titleOf } = useOptions(field.ref, { chosen: unnamed, opened });
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
      onSearch={onSearch}
      onOpenChange={(open) => {
        if (open) setOpened(true);
        else onSearch('');
      }}
      onChange={(option: Option | undefined) => {
        if (option) setNamed(option);
        onChange(option?.value ?? null);
      }}
      allowClear={!field.required}
      placeholder={t(mayChoose ? 'field.search' : 'field.untold')}
      notFoundContent={t(!mayChoose ? 'field.untold' : loading ? 'field.searching' : 'field.noneFound')}
      disabled={disabled || !(mayChoose || mayClear)}
    />
  );
}
