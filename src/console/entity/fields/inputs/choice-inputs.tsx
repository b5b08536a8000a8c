import { Radio, Select, Switch } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../../entity/contract/language';
import type { InputProps } from '../../../data/resource';
import { enumOptions } from '../../../i18n/entity-words';
import { localeOf } from '../../../i18n/format/locale';
import { plainLetters } from '../../../i18n/plain-letters';
import { Icon } from '../../../kit/icon';
import { iconPaths } from '../../../kit/icon-paths';
import { textsOf } from '../cells/texts-of';
import { useInputSurroundings } from '../input-context';

const mostRadios = 3;

export function BooleanInput({ control, value, onChange }: InputProps) {
  return <Switch {...control} checked={value === true} onChange={onChange} />;
}

/** Radio buttons up to three values, else a list to choose from. */
export function EnumInput({ control, entity, field, value, onChange }: InputProps) {
  const { id, ...aria } = control;
  const { labelId } = useInputSurroundings();
  const { t } = useTranslation();
  const options = enumOptions(t, entity, field);
  if (options.length <= mostRadios) {
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
      placeholder={t('field.choose')}
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

/** Free words; Enter or a comma ends one. */
export function TagsInput({ control, value, onChange }: InputProps) {
  const { t } = useTranslation();
  return (
    <Select
      {...control}
      mode="tags"
      value={textsOf(value)}
      onChange={(tags: string[]) => onChange(tags.map((tag) => tag.trim()).filter(Boolean))}
      tokenSeparators={[',', '，', '\n']}
      open={false}
      suffixIcon={null}
      placeholder={t('field.tagsHint')}
    />
  );
}

/** Languages out of those that the field knows, by their names in the reader's language; their order counts. */
export function LanguagesInput({ control, field, value, onChange }: InputProps) {
  const { i18n } = useTranslation();
  const { enum: codes } = field.property.items as { readonly enum?: readonly string[] };
  const options = useMemo(() => {
    const names = new Intl.DisplayNames(localeOf(languageOf(i18n.language)), { type: 'language' });
    return (codes ?? []).map((code) => ({ value: code, label: names.of(code) }));
  }, [codes, i18n.language]);
  return (
    <Select
      {...control}
      mode="multiple"
      optionFilterProp="label"
      value={textsOf(value)}
      options={options}
      onChange={(chosen: string[]) => onChange(chosen)}
    />
  );
}
