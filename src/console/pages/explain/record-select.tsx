import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOptions } from '../../entity/fields/options';
import type { Option } from '../../entity/fields/titles';

interface RecordSelectProps {
  readonly id: string;
  readonly entity: string;
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
}

/** One record, found by searching on the server. */
export function RecordSelect({ id, entity, value, onChange }: RecordSelectProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const chosen = value === undefined ? [] : [value];
  const { options, onSearch, loading, titleOf } = useOptions(entity, { chosen, opened });
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
      onSearch={onSearch}
      onOpenChange={(open) => {
        if (open) setOpened(true);
        else onSearch('');
      }}
      onChange={(option: Option | undefined) => onChange(option?.value)}
      notFoundContent={loading ? t('field.searching') : t('field.noneFound')}
    />
  );
}
