import { useCan } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import { Input, Select } from 'antd';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getPartners, type Partner } from '../../../../footwork/settings/endpoints/partner-config';
import type { QueryOf } from '../../../schema/contract/endpoint';
import type { Entity, Field } from '../../../schema/model/entity';
import { useEndpoint } from '../../data/endpoint/use-endpoint';
import { enumOptions, fieldTitle } from '../../i18n/entity-words';
import { useOptions } from '../fields/options';
import { useSettled } from '../fields/use-settled';

interface OwnerChoiceProps {
  readonly entity: Entity;
  readonly field: Field;
  /** Undefined until one is chosen. */
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** Chooses whose settings the page shows. */
export function OwnerChoice(props: OwnerChoiceProps) {
  const { entity, field } = props;
  const { data: decision } = useCan({ resource: 'partner-config', action: 'show' });
  if (field.type === 'enum') return <ValueChoice {...props} />;
  if (field.type === 'reference') return <RecordChoice {...props} />;
  if (!decision) return null;
  const isListed = entity.scope.partner === field.name && decision.can;
  return isListed ? <PartnerChoice {...props} /> : <TypedChoice {...props} />;
}

function ValueChoice({ entity, field, value, onChange }: OwnerChoiceProps) {
  const { t } = useTranslation();
  const label = fieldTitle(t, entity, field);
  const options = enumOptions(t, entity, field);
  return (
    <Select
      className="settings-owner"
      aria-label={label}
      placeholder={label}
      value={value}
      options={options}
      onChange={onChange}
    />
  );
}

function RecordChoice({ entity, field, value, onChange }: OwnerChoiceProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const chosen = typeof value === 'number' ? [value] : [];
  const { options, onSearch, loading, titleOf } = useOptions(field.ref, { chosen, opened: true });
  const label = fieldTitle(t, entity, field);
  return (
    <Select
      className="settings-owner"
      aria-label={label}
      placeholder={label}
      showSearch
      filterOption={false}
      labelInValue
      value={typeof value === 'number' ? { value, label: titleOf(value) } : undefined}
      options={options}
      loading={loading}
      onSearch={(text) => {
        setSearch(text);
        onSearch(text);
      }}
      onChange={(option) => onChange(option.value)}
      notFoundContent={noneText(t, search, loading)}
    />
  );
}

/** Select of partners, with a server search. */
function PartnerChoice({ entity, field, value, onChange }: OwnerChoiceProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const settled = useSettled(search.trim());
  const { data, isFetching } = usePartners(settled === '' ? {} : { q: settled });
  const found = data ?? [];
  const chosen = typeof value === 'string' ? value : undefined;
  // The address may name a partner outside of the first search results.
  const isNamed = chosen === undefined || found.some(({ pcode }) => pcode === chosen);
  const { data: named = [] } = usePartners({ pcode: chosen ?? '' }, !isNamed);
  const known = [...found, ...named].find(({ pcode }) => pcode === chosen);
  const label = fieldTitle(t, entity, field);
  return (
    <Select
      className="settings-owner"
      aria-label={label}
      placeholder={label}
      showSearch
      filterOption={false}
      labelInValue
      value={chosen === undefined ? undefined : optionOf(known ?? { pcode: chosen, name: null })}
      options={found.map(optionOf)}
      loading={isFetching}
      onSearch={setSearch}
      onChange={(option) => onChange(option.value)}
      notFoundContent={noneText(t, search, isFetching)}
    />
  );
}

function usePartners(query: QueryOf<typeof getPartners>, enabled = true) {
  return useEndpoint(getPartners, { query }, { placeholderData: keepPreviousData, enabled });
}

function optionOf({ pcode, name }: Partner) {
  return { value: pcode, label: name ? `${pcode} · ${name}` : pcode };
}

function noneText(t: TFunction, search: string, isLoading: boolean): string {
  if (isLoading) return t('field.searching');
  return t(search.trim() === '' ? 'form.noOwner' : 'field.noneFound');
}

/** Free input for owners that cannot be listed. */
function TypedChoice({ entity, field, value, onChange }: OwnerChoiceProps) {
  const { t } = useTranslation();
  const label = fieldTitle(t, entity, field);
  return (
    <Input.Search
      className="settings-owner"
      aria-label={label}
      placeholder={label}
      defaultValue={value === undefined ? '' : String(value)}
      onSearch={(text) => text.trim() !== '' && onChange(text.trim())}
    />
  );
}
