import { keepPreviousData } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getPartners, type Partner } from '../../../entity/contract/endpoints/partner-config';
import { useEndpoint } from '../../data/endpoint/use-endpoint';
import { useSettled } from '../../entity/fields/use-settled';

/** Partners whose settings may be seen: the first of those that match `q`, or the one of a code. */
export function usePartners(query: { readonly q?: string; readonly pcode?: string }, enabled = true) {
  return useEndpoint(getPartners, { query }, { placeholderData: keepPreviousData, enabled });
}

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
