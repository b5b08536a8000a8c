import { Radio, Select, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import type { InputProps } from '../../../data/resource';
import { emptyText, enumOptions } from '../../../i18n/entity-words';
import { plainLetters } from '../../../i18n/plain-letters';
import { Icon } from '../../../kit/icon';
import { iconPaths } from '../../../kit/icon-paths';
import { textsOf } from '../cells/texts-of';
import { useInputSurroundings } from '../input-context';

const mostRadios = 3;

export function BooleanInput({ control, value, onChange }: InputProps) {
  return <Switch {...control} checked={value === true} onChange={onChange} />;
}

interface EnumInputProps extends InputProps {
  /** Replaces the declared text for an empty value. */
  readonly empty?: string | undefined;
}

/** Radio buttons for up to three values; a select for more, and in a table, where it takes less room. */
export function EnumInput({ control, entity, field, value, onChange, empty }: EnumInputProps) {
  const { id, ...aria } = control;
  const { labelId, isCell } = useInputSurroundings();
  const { t } = useTranslation();
  const options = enumOptions(t, entity, field);
  if (options.length <= mostRadios && !isCell) {
    const none = field.required ? [] : [{ value: '', label: t('field.none') }];
    return (
      <div role="radiogroup" aria-labelledby={labelId} {...aria}>
        <Radio.Group
          id={id}
          options={[...none, ...options]}
          value={value ?? ''}
          onChange={(event) => onChange(String(event.target.value) || null)}
        />
      </div>
    );
  }
  return (
    <Select
      {...control}
      showSearch
      filterOption={(typed, option) => plainLetters(option?.label ?? '').includes(plainLetters(typed))}
      options={options}
      value={value ?? undefined}
      onChange={(chosen: unknown) => onChange(chosen ?? null)}
      allowClear={!field.required}
      placeholder={empty ?? emptyText(t, entity, field) ?? t('field.choose')}
    />
  );
}

const icons = Object.keys(iconPaths).map((name) => ({
  value: name,
  title: name,
  label: (
    <span className="cell-inline">
      <Icon name={name} />
      {name}
    </span>
  ),
}));

export function IconInput({ control, field, value, onChange }: InputProps) {
  const { t } = useTranslation();
  return (
    <Select
      {...control}
      showSearch
      optionFilterProp="value"
      options={icons}
      value={value ?? undefined}
      onChange={(name: unknown) => onChange(name ?? null)}
      allowClear={!field.required}
      placeholder={t('field.choose')}
    />
  );
}

/** Select of declared values, in the order of choosing; or free text, in which Enter or a comma ends a tag. */
export function TagsInput({ control, entity, field, value, onChange }: InputProps) {
  const { t } = useTranslation();
  // A list with `minItems` becomes null when its last value is removed, because it must not be empty.
  const give = (values: string[]) => onChange(values.length === 0 && field.property.minItems ? null : values);
  if (field.options.length > 0) {
    return (
      <Select
        {...control}
        mode="multiple"
        optionFilterProp="label"
        value={textsOf(value)}
        options={enumOptions(t, entity, field)}
        onChange={give}
        placeholder={t('field.choose')}
      />
    );
  }
  return (
    <Select
      {...control}
      mode="tags"
      value={textsOf(value)}
      onChange={(tags: string[]) => give(tags.map((tag) => tag.trim()).filter(Boolean))}
      tokenSeparators={[',', '，', '\n']}
      open={false}
      suffixIcon={null}
      placeholder={t('field.tagsHint')}
    />
  );
}
