import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettled } from '../../entity/fields/use-settled';
import type { ConfigSource, Owner } from './config-source';
import { useOwners } from './use-config';

interface OwnerChoiceProps {
  readonly label: string;
  readonly source: ConfigSource;
  /** Whose record is shown. */
  readonly chosen: Owner;
  readonly onChange: (key: string) => void;
}

/** Whose record the page shows; others are found by searching on the server. */
export function OwnerChoice({ label, source, chosen, onChange }: OwnerChoiceProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const settled = useSettled(search.trim());
  const { data: found = [], isFetching } = useOwners(source, settled === '' ? {} : { q: settled });
  const optionOf = (owner: Owner) => {
    const key = String(owner[source.owner]);
    const named = owner.name ? `${key} · ${owner.name}` : key;
    return { value: key, label: owner.saved ? named : `${named} (${t('account.config.neverSaved')})` };
  };
  const isSearching = isFetching || settled !== search.trim();
  return (
    <Select
      className="config-owner"
      aria-label={label}
      showSearch
      filterOption={false}
      labelInValue
      value={optionOf(chosen)}
      options={found.map(optionOf)}
      loading={isSearching}
      onSearch={setSearch}
      onChange={({ value }) => onChange(value)}
      notFoundContent={isSearching ? t('field.searching') : t('field.noneFound')}
    />
  );
}
