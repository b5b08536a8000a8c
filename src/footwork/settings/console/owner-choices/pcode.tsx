import { useCan } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '#engine/console/data/endpoint/use-endpoint';
import { useSettled } from '#engine/console/entity/fields/use-settled';
import { OwnerSelect } from '#engine/console/entity/settings/owner-select';
import { type OwnerChoiceProps, TypedChoice } from '#engine/console/entity/settings/typed-choice';
import { fieldTitle } from '#engine/console/i18n/entity-words';
import type { QueryOf } from '#engine/schema/contract/endpoint';
import { getPartners, type Partner } from '../../endpoints/partner-config';

/** Select of partners with a server search, for an account that may list them. */
export default function PartnerChoice(props: OwnerChoiceProps) {
  const { data: decision } = useCan({ resource: 'partner-config', action: 'show' });
  if (!decision) return null;
  const isListed = props.entity.scope.columns.partner === props.field.name && decision.can;
  return isListed ? <ListedPartner {...props} /> : <TypedChoice {...props} />;
}

function ListedPartner({ entity, field, value, onChange }: OwnerChoiceProps) {
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
  return (
    <OwnerSelect
      label={fieldTitle(t, entity, field)}
      chosen={chosen === undefined ? undefined : optionOf(known ?? { pcode: chosen, name: null })}
      options={found.map(optionOf)}
      loading={isFetching}
      onSearch={setSearch}
      onChange={onChange}
    />
  );
}

function usePartners(query: QueryOf<typeof getPartners>, enabled = true) {
  return useEndpoint(getPartners, { query }, { placeholderData: keepPreviousData, enabled });
}

function optionOf({ pcode, name }: Partner) {
  return { value: pcode, label: name ? `${pcode} · ${name}` : pcode };
}
