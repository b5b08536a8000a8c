import { Select } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { actionsOf } from '../../../entity/access/verbs';
import type { Entity } from '../../../entity/model/entity';
import { type Asked, concernsRecord } from '../../entity/explain/explain-address';
import { useOptions } from '../../entity/fields/options';
import type { Option } from '../../entity/fields/titles';
import { entityPlural, entityTitle, fieldTitle } from '../../i18n/entity-words';
import { actionWord } from './decision-text';

interface ExplainFormProps {
  readonly entities: readonly Entity[];
  readonly asked: Asked;
  readonly onAsk: (change: Asked) => void;
}

/** May this account do this, with this record, with this field? */
export function ExplainForm({ entities, asked, onAsk }: ExplainFormProps) {
  const { t } = useTranslation();
  const id = useId();
  const entity = entities.find(({ name }) => name === asked.entity);
  const { action = 'show' } = asked;
  const row = (name: string, label: string, input: ReactNode) => (
    <div className="explain-row">
      <label htmlFor={`${id}-${name}`}>{label}</label>
      {input}
    </div>
  );
  return (
    <section className="explain-form" aria-label={t('explain.question')}>
      {row(
        'manager',
        t('explain.account'),
        <RecordSelect
          id={`${id}-manager`}
          entity="manager"
          value={asked.manager}
          onChange={(manager) => onAsk({ manager })}
        />,
      )}
      {row(
        'entity',
        t('explain.entity'),
        <Select
          id={`${id}-entity`}
          showSearch
          optionFilterProp="label"
          placeholder={t('field.choose')}
          value={entity?.name}
          options={entities.map((one) => ({ value: one.name, label: entityPlural(t, one) }))}
          onChange={(chosen: string) => onAsk({ entity: chosen })}
        />,
      )}
      {entity &&
        row(
          'action',
          t('explain.action'),
          <Select
            id={`${id}-action`}
            showSearch
            optionFilterProp="label"
            value={actionsOf(entity).find((name) => name === action) ?? null}
            options={actionsOf(entity).map((name) => ({ value: name, label: actionWord(t, entity, name) }))}
            onChange={(chosen: string) => onAsk({ action: chosen })}
          />,
        )}
      {entity &&
        concernsRecord(action) &&
        row(
          'record',
          t('explain.record', { entity: entityTitle(t, entity) }),
          <RecordSelect
            key={entity.name}
            id={`${id}-record`}
            entity={entity.name}
            value={asked.record}
            onChange={(record) => onAsk({ record })}
          />,
        )}
      {entity &&
        action !== 'delete' &&
        row(
          'field',
          t('explain.field'),
          <Select
            id={`${id}-field`}
            showSearch
            allowClear
            optionFilterProp="label"
            placeholder={t('explain.anyField')}
            value={asked.field !== undefined && entity.fields.has(asked.field) ? asked.field : undefined}
            options={[...entity.fields.values()].map((field) => ({
              value: field.name,
              label: fieldTitle(t, entity, field),
            }))}
            onChange={(chosen: string | undefined) => onAsk({ field: chosen })}
          />,
        )}
    </section>
  );
}

interface RecordSelectProps {
  readonly id: string;
  readonly entity: string;
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
}

/** One record, found by searching on the server. */
function RecordSelect({ id, entity, value, onChange }: RecordSelectProps) {
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
