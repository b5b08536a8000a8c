import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { enumOptions } from '../../../i18n/entity-words';
import { plainLetters } from '../../../i18n/plain-letters';
import type { FilterProps } from '../filter-props';
import { chosenFilters, chosenOf } from './chosen';
import { TickedOptions } from './ticked-options';

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
