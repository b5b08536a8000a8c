import { Checkbox, Input, Radio, Select } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActor } from '../../../data/session';
import { hasReadableNames } from '../../../data/targets';
import { enumOptions } from '../../../i18n/entity-words';
import { plainLetters } from '../../../i18n/plain-letters';
import type { FilterProps } from '../filter-props';
import { useOptions } from '../options';
import { recordOption } from '../record-option';
import { chosenFilters, chosenOf } from './chosen';

export function BooleanFilter({ id, field, value, onChange }: FilterProps) {
  const { t } = useTranslation();
  const chosen = value.find((filter) => filter.operator === 'eq')?.value;
  return (
    <div id={id} role="radiogroup" aria-label={t('field.value')}>
      <Radio.Group
        value={String(chosen ?? 'any')}
        options={[
          { value: 'any', label: t('field.any') },
          { value: 'true', label: t('field.yes') },
          { value: 'false', label: t('field.no') },
        ]}
        onChange={(event) => {
          const chosen = String(event.target.value);
          onChange(chosen === 'any' ? [] : [{ field: field.name, operator: 'eq', value: chosen === 'true' }]);
        }}
      />
    </div>
  );
}

/** Above this number of values the filter has a search box. */
const mostWithoutSearch = 12;

/** Matches any of the ticked values. In a list with a search box, values ticked at opening come first. */
export function EnumFilter({ id, entity, field, value, onChange }: FilterProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const chosen = chosenOf(value).map(String);
  const [before] = useState(chosen);
  const all = enumOptions(t, entity, field);
  const isLong = all.length > mostWithoutSearch;
  const found = all.filter(({ label }) => plainLetters(label).includes(plainLetters(search.trim())));
  const first = isLong ? all.filter((option) => before.includes(option.value)) : [];
  const offered = [...first, ...found.filter((option) => !first.includes(option))];
  return (
    <TickedOptions
      id={id}
      search={isLong ? search : undefined}
      onSearch={setSearch}
      offered={offered}
      chosen={chosen}
      onChange={(ticked) => onChange(chosenFilters(field.name, ticked))}
      note={offered.length === 0 && t('field.noneFound')}
    />
  );
}

/** Matches any of the ticked records. Records ticked at opening come first, then the results of a server search. */
export function ReferenceFilter({ id, field, value, onChange }: FilterProps) {
  const { t } = useTranslation();
  const none = t(hasReadableNames(useActor(), field) ? 'field.noneFound' : 'field.untold');
  const [search, setSearch] = useState('');
  const chosen = chosenOf(value).map(Number);
  const [before] = useState(chosen);
  const { options, onSearch, loading, titleOf } = useOptions(field.ref, { chosen: before, opened: true });
  const found = options
    .filter((option) => !before.includes(option.value))
    .map((option) => ({ ...option, label: recordOption({ label: option.label, data: option }) }));
  const offered = [...before.map((of) => ({ value: of, label: titleOf(of) })), ...found];
  return (
    <TickedOptions
      id={id}
      search={search}
      onSearch={(text) => {
        setSearch(text);
        onSearch(text);
      }}
      offered={offered}
      chosen={chosen}
      onChange={(ticked) => onChange(chosenFilters(field.name, ticked))}
      note={loading ? t('field.searching') : offered.length === 0 && none}
    />
  );
}

/** Matches any of the chosen words (tags, colours): declared values, or free text. */
export function WordsFilter(props: FilterProps) {
  const { id, field, value, onChange } = props;
  const { t } = useTranslation();
  if (field.options.length > 0) return <EnumFilter {...props} />;
  return (
    <Select
      id={id}
      aria-label={t('field.value')}
      className="filter-wide"
      mode="tags"
      open={false}
      suffixIcon={null}
      tokenSeparators={[',', '，']}
      placeholder={t('field.tagsHint')}
      value={chosenOf(value).map(String)}
      onChange={(words: string[]) => onChange(chosenFilters(field.name, words))}
    />
  );
}

interface TickedOptionsProps<Value> {
  readonly id: string;
  /** Undefined if there are too few options to search. */
  readonly search: string | undefined;
  readonly onSearch: (search: string) => void;
  readonly offered: readonly { readonly value: Value; readonly label: ReactNode }[];
  readonly chosen: readonly Value[];
  readonly onChange: (chosen: readonly Value[]) => void;
  /** Text about the search: no results, or still searching. */
  readonly note: ReactNode;
}

/** Checkboxes with a search. Ticked options remain ticked when another search does not find them. */
function TickedOptions<Value extends string | number>(props: TickedOptionsProps<Value>) {
  const { id, search, onSearch, offered, chosen, onChange, note } = props;
  const { t } = useTranslation();
  return (
    <>
      {search !== undefined && (
        <Input
          id={id}
          type="search"
          aria-label={t('field.search')}
          placeholder={t('field.search')}
          value={search}
          onChange={(event) => onSearch(event.target.value)}
          onPressEnter={(event) => event.preventDefault()}
        />
      )}
      <Checkbox.Group<Value>
        className="filter-boxes"
        options={[...offered]}
        value={[...chosen]}
        onChange={(ticked) => {
          const unseen = chosen.filter((of) => !offered.some(({ value }) => value === of));
          onChange([...unseen, ...ticked]);
        }}
      />
      {search !== undefined && (
        <p className="filter-note" role="status">
          {note}
        </p>
      )}
    </>
  );
}
