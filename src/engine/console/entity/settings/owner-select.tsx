import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { recordOption } from '../fields/record-option';

interface OwnerOption {
  readonly value: unknown;
  readonly label: string;
  readonly subtitle?: string | undefined;
  readonly reason?: string | false | undefined;
}

interface OwnerSelectProps {
  readonly label: string;
  readonly options: OwnerOption[];
  readonly chosen: OwnerOption | undefined;
  readonly loading: boolean;
  readonly onSearch: (text: string) => void;
  readonly onChange: (value: unknown) => void;
}

/** Select of owners that the server searches. */
export function OwnerSelect({ label, options, chosen, loading, onSearch, onChange }: OwnerSelectProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const none = t(search.trim() === '' ? 'form.noOwner' : 'field.noneFound');
  return (
    <Select
      className="settings-owner"
      aria-label={label}
      placeholder={label}
      showSearch
      filterOption={false}
      labelInValue
      value={chosen}
      options={options}
      optionRender={recordOption}
      loading={loading}
      onSearch={(text) => {
        setSearch(text);
        onSearch(text);
      }}
      onChange={(option) => onChange(option.value)}
      notFoundContent={loading ? t('field.searching') : none}
    />
  );
}
