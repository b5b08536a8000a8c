import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Partner } from '../../../entity/contract/endpoints/partner-config';
import { useSettled } from '../../entity/fields/use-settled';
import { usePartners } from './use-config';

interface PartnerChoiceProps {
  readonly label: string;
  /** Whose settings are shown. */
  readonly chosen: Partner;
  readonly onChange: (pcode: string) => void;
}

/** Whose settings the page shows; other partners are found by searching on the server. */
export function PartnerChoice({ label, chosen, onChange }: PartnerChoiceProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const settled = useSettled(search.trim());
  const { data: found = [], isFetching } = usePartners(settled === '' ? {} : { q: settled });
  const optionOf = ({ pcode, name, saved }: Partner) => {
    const named = name ? `${pcode} · ${name}` : pcode;
    return { value: pcode, label: saved ? named : `${named} (${t('account.config.neverSaved')})` };
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
