import { useTranslation } from 'react-i18next';
import type { Entity } from '../../../entity/model/entity';
import type { Filter } from '../../../entity/query/list-query';
import { FilterChip } from './filter-chip';

interface FilterChipsProps {
  readonly entity: Entity;
  readonly filters: readonly Filter[];
  readonly onChange: (filters: readonly Filter[]) => void;
}

/** What the list is narrowed by. Nothing when it is not. */
export function FilterChips({ entity, filters, onChange }: FilterChipsProps) {
  const { t } = useTranslation();
  if (filters.length === 0) return null;
  return (
    <ul className="list-chips" aria-label={t('list.filters')}>
      {filters.map((filter, at) => (
        <FilterChip
          key={`${filter.field} ${filter.operator}`}
          entity={entity}
          filter={filter}
          onRemove={() => onChange(filters.filter((_, other) => other !== at))}
        />
      ))}
      <li>
        <button type="button" className="list-link" onClick={() => onChange([])}>
          {t('list.clearFilters')}
        </button>
      </li>
    </ul>
  );
}
