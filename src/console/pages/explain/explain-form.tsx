import { Select } from 'antd';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { actionsOf } from '../../../entity/access/verbs';
import type { Entity } from '../../../entity/model/entity';
import { type Asked, concernsRecord } from '../../entity/explain/explain-address';
import { entityPlural, entityTitle, fieldTitle } from '../../i18n/entity-words';
import { actionWord } from './decision-text';
import { RecordSelect } from './record-select';

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
