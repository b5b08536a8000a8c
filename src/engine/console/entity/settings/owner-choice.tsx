import { Select } from 'antd';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { enumOptions, fieldTitle } from '../../i18n/entity-words';
import { useOptions } from '../fields/options';
import { recordOption } from '../fields/record-option';
import { noneText } from './none-text';
import { type OwnerChoiceProps, TypedChoice } from './typed-choice';

/** The choices that the application knows for owners that are neither records nor values of an enum, by the field. */
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
      optionRender={recordOption}
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
