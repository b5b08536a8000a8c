import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Option, useOptions } from '../../entity/fields/options';

interface RecordSelectProps {
  readonly id: string;
  readonly entity: string;
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
}

/** One record, found by searching on the server. */
export function RecordSelect({ id, entity, value, onChange }: RecordSelectProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState(false);
  const chosen = value === undefined ? [] : [value];
  const { options, loading, titleOf } = useOptions(entity, { search, chosen, opened });
  return (
    <Select
      id={id}
      showSearch
      allowClear
      filterOption={false}
      labelInValue
      placeholder={t('field.search')}
      value={value === undefined ? undefined : { value, label: titleOf(value) }}
      options={options}
      loading={loading}
      onSearch={setSearch}
      onOpenChange={(open) => {
        if (open) setOpened(true);
        else setSearch('');
      }}
      onChange={(option: Option | undefined) => onChange(option?.value)}
      notFoundContent={loading ? t('field.searching') : t('field.noneFound')}
    />
  );
}
