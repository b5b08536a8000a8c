import { Select, type SelectProps } from 'antd';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { actionsOf } from '../../../schema/access/verbs';
import type { Entity } from '../../../schema/model/entity';
import { type AccessQuestion, concernsRecord } from '../../entity/explain/explain-address';
import { useRecordSelect } from '../../entity/fields/options';
import type { Option } from '../../entity/fields/titles';
import { entityPlural, entityTitle, fieldTitle } from '../../i18n/entity-words';
import { actionWord } from './decision-text';

interface ExplainFormProps {
  readonly entities: readonly Entity[];
  readonly question: AccessQuestion;
  readonly onAsk: (change: AccessQuestion) => void;
}

/** Form for the question: account, entity, action, record and field. */
export function ExplainForm({ entities, question, onAsk }: ExplainFormProps) {
  const { t } = useTranslation();
  const id = useId();
  const entity = entities.find(({ name }) => name === question.entity);
  const { action = 'show' } = question;
  const row = (name: keyof AccessQuestion, label: string, input: ReactNode) => (
    <div className="explain-row">
      <label htmlFor={`${id}-${name}`}>{label}</label>
      {input}
    </div>
  );
  const record = (name: 'manager' | 'record', label: string, of: string) =>
    row(
      name,
      label,
      <RecordSelect
        key={of}
        id={`${id}-${name}`}
        entity={of}
        value={question[name]}
        onChange={(chosen) => onAsk({ [name]: chosen })}
      />,
    );
  const choice = (name: keyof AccessQuestion, label: string, selectProps: SelectProps<string>) =>
    row(
      name,
      label,
      <Select
        id={`${id}-${name}`}
        showSearch
        optionFilterProp="label"
        onChange={(chosen?: string) => onAsk({ [name]: chosen })}
        {...selectProps}
      />,
    );
  return (
    <section className="explain-form" aria-label={t('explain.question')}>
      {record('manager', t('explain.account'), 'manager')}
      {choice('entity', t('explain.entity'), {
        placeholder: t('field.choose'),
        value: entity?.name ?? null,
        options: entities.map((one) => ({ value: one.name, label: entityPlural(t, one) })),
      })}
      {entity &&
        choice('action', t('explain.action'), {
          value: actionsOf(entity).find((name) => name === action) ?? null,
          options: actionsOf(entity).map((name) => ({ value: name, label: actionWord(t, entity, name) })),
        })}
      {entity &&
        concernsRecord(action) &&
        record('record', t('explain.record', { entity: entityTitle(t, entity) }), entity.name)}
      {entity &&
        action !== 'delete' &&
        choice('field', t('explain.field'), {
          allowClear: true,
          placeholder: t('explain.anyField'),
          value: entity.fields.get(question.field ?? '')?.name ?? null,
          options: [...entity.fields.values()].map((field) => ({
            value: field.name,
            label: fieldTitle(t, entity, field),
          })),
        })}
    </section>
  );
}

interface RecordSelectProps {
  readonly id: string;
  readonly entity: string;
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
}

/** Select of one record, with a server search. */
function RecordSelect({ id, entity, value, onChange }: RecordSelectProps) {
  const { options, titleOf, shown } = useRecordSelect(entity, value === undefined ? [] : [value]);
  return (
    <Select
      {...shown}
      id={id}
      showSearch
      allowClear
      value={value === undefined ? undefined : { value, label: titleOf(value) }}
      options={options}
      onChange={(option: Option | undefined) => onChange(option?.value)}
    />
  );
}
