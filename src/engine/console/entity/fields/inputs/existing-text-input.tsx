import { useList } from '@refinedev/core';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can, canRead } from '../../../../schema/access/access';
import { type Entity, fieldNamed } from '../../../../schema/model/entity';
import type { Existing } from '../../../../schema/model/entity-schema';
import type { InputProps } from '../../../data/resource';
import { useActor } from '../../../data/session';
import { useEntities } from '../../../data/use-entities';
import { optionsQuery } from '../titles';
import { TextInput } from './text-inputs';

/** One line of text. With `x-exists`, a select of the values of other records, if the reader may see these. */
export function PlainTextInput(props: InputProps) {
  const existing = props.field.property['x-exists'];
  return existing ? <ExistingText {...props} existing={existing} /> : <TextInput {...props} />;
}

interface ExistingTextProps extends InputProps {
  readonly existing: Existing;
}

function ExistingText({ existing, ...props }: ExistingTextProps) {
  const actor = useActor();
  const [holder] = useEntities([existing.entity]);
  if (!holder) return <Select {...props.control} loading value={props.value ?? undefined} />;
  const fields = [existing.by, ...Object.keys(existing.where ?? {})].map((name) => fieldNamed(holder, name));
  const isSeen = can(actor, 'list', holder) && fields.every((field) => canRead(actor, field));
  return isSeen ? (
    <ExistingChoice {...props} existing={existing} holder={holder} />
  ) : (
    <TextInput {...props} />
  );
}

/** A select of the existing values, each with the label of the first record that holds it. */
function ExistingChoice({
  control,
  field,
  value,
  onChange,
  existing,
  holder,
}: ExistingTextProps & { readonly holder: Entity }) {
  const { t } = useTranslation();
  const actor = useActor();
  const [opened, setOpened] = useState(false);
  const { entity, by, where = {} } = existing;
  const label = fieldNamed(holder, holder.publicLabel ?? holder.label);
  const columns = [by, ...(canRead(actor, label) ? [label.name] : [])];
  const { query } = useList({
    resource: entity,
    filters: Object.entries(where).map(([field, held]) => ({ field, operator: 'eq', value: held })),
    sorters: [{ field: by, order: 'asc' }],
    pagination: { mode: 'off' },
    meta: { quiet: true, columns },
    queryOptions: { enabled: opened, staleTime: optionsQuery.staleTime },
  });
  const titles = new Map<string, string>();
  for (const row of query.data?.data ?? []) {
    const held = row[by];
    const title = row[label.name];
    if (typeof held !== 'string' || titles.has(held)) continue;
    titles.set(held, typeof title === 'string' ? `${held} · ${title}` : held);
  }
  return (
    <Select
      {...control}
      showSearch
      optionFilterProp="label"
      placeholder={t('field.search')}
      value={typeof value === 'string' ? value : undefined}
      options={[...titles].map(([held, title]) => ({ value: held, label: title }))}
      loading={opened && query.isFetching}
      notFoundContent={t(query.isFetching ? 'field.searching' : 'field.noneFound')}
      onOpenChange={(open) => open && setOpened(true)}
      onChange={(chosen: string | undefined) => onChange(chosen ?? null)}
      allowClear={!field.required}
    />
  );
}
