import { Checkbox, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilterProps } from '../filter-props';
import { useOptions } from '../options';
import { chosenFilters, chosenOf } from './chosen';

/** Any of the ticked records: those ticked before, then those found by searching on the server. */
export function ReferenceFilter({ id, field, value, onChange }: FilterProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const chosen = chosenOf(value).map(Number);
  const [before] = useState(chosen);
  const { options, loading, titleOf } = useOptions(field.ref, { search, chosen: before, opened: true });
  const found = options.filter((option) => !before.includes(option.value));
  const named = before.map((of) => ({ value: of, label: titleOf(of) }));
  const offered = new Set([...named, ...found].map((option) => option.value));

  return (
    <>
      <Input
        id={id}
        type="search"
        aria-label={t('field.search')}
        placeholder={t('field.search')}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        onPressEnter={(event) => event.preventDefault()}
      />
      <Checkbox.Group
        className="filter-boxes"
        options={[...named, ...found]}
        value={chosen}
        onChange={(ticked) => {
          // What another search had found and was ticked stays so.
          const unseen = chosen.filter((of) => !offered.has(of));
          onChange(chosenFilters(field.name, [...unseen, ...ticked.map(Number)]));
        }}
      />
      <p className="filter-note" role="status">
        {loading ? t('field.searching') : found.length + named.length === 0 && t('field.noneFound')}
      </p>
    </>
  );
}
