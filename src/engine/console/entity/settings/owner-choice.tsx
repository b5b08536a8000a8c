import { Select } from 'antd';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { enumOptions, fieldTitle } from '../../i18n/entity-words';
import { useOptions } from '../fields/options';
import { OwnerSelect } from './owner-select';
import { type OwnerChoiceProps, TypedChoice } from './typed-choice';

/** The application's inputs for owners that are neither records nor enum values, keyed by field. */
const choices = new Map(
  Object.entries(
    import.meta.glob<ComponentType<OwnerChoiceProps>>('#app/*/console/owner-choices/*.tsx', {
      eager: true,
      import: 'default',
    }),
  ).map(([file, Choice]) => [file.replace(/^.*\/|\.tsx$/g, ''), Choice]),
);

/** Chooses whose settings the page shows. */
export function OwnerChoice(props: OwnerChoiceProps) {
  const { field } = props;
  if (field.type === 'enum') return <ValueChoice {...props} />;
  if (field.type === 'reference') return <RecordChoice {...props} />;
  const Choice = choices.get(field.name) ?? TypedChoice;
  return <Choice {...props} />;
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
  const id = typeof value === 'number' ? value : undefined;
  const { options, onSearch, loading, titleOf } = useOptions(field.ref, {
    chosen: id === undefined ? [] : [id],
    opened: true,
  });
  return (
    <OwnerSelect
      label={fieldTitle(t, entity, field)}
      chosen={id === undefined ? undefined : { value: id, label: titleOf(id) }}
      options={options}
      loading={loading}
      onSearch={onSearch}
      onChange={onChange}
    />
  );
}
