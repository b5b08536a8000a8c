import { Checkbox, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { enumOptions } from '../../words/entity-words';
import { plainLetters } from '../../words/plain-letters';
import type { FilterProps } from '../filter-props';
import { chosenFilters, chosenOf } from './chosen';

/** More values than these can be searched. */
const mostWithoutSearch = 12;

/** Any of the ticked values: those ticked before, then the others. */
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
    <>
      {isLong && (
        <Input
          id={id}
          type="search"
          aria-label={t('field.search')}
          placeholder={t('field.search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onPressEnter={(event) => event.preventDefault()}
        />
      )}
      <Checkbox.Group
        className="filter-boxes"
        value={chosen}
        options={offered}
        onChange={(ticked) => {
          // What another search had found and was ticked stays so.
          const unseen = chosen.filter((of) => !offered.some((option) => option.value === of));
          onChange(chosenFilters(field.name, [...unseen, ...ticked]));
        }}
      />
      {offered.length === 0 && (
        <p className="filter-note" role="status">
          {t('field.noneFound')}
        </p>
      )}
    </>
  );
}
