import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActor } from '../../../data/session';
import { isTold } from '../../../data/targets';
import type { FilterProps } from '../filter-props';
import { useOptions } from '../options';
import { chosenFilters, chosenOf } from './chosen';
import { TickedOptions } from './ticked-options';

/** Any of the ticked records: those ticked before, then those found by searching on the server. */
export function ReferenceFilter({ id, field, value, onChange }: FilterProps) {
  const { t } = useTranslation();
  const none = t(isTold(useActor(), field) ? 'field.noneFound' : 'field.untold');
  const [search, setSearch] = useState('');
  const chosen = chosenOf(value).map(Number);
  const [before] = useState(chosen);
  const { options, onSearch, loading, titleOf } = useOptions(field.ref, { chosen: before, opened: true });
  const found = options.filter((option) => !before.includes(option.value));
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
