import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../schema/contract/language';
import { type Entity, fieldNamed } from '../../../schema/model/entity';
import type { Filter } from '../../../schema/query/list-query';
import { Icon } from '../../kit/icon';
import { chosenOf } from '../fields/filters/chosen';
import { useTitles } from '../fields/titles';
import { filterText } from './filter-text';
import { unshownFilters } from './state-tabs';
import { useListContext } from './use-list-controller';

/** The active filters, without those that the open tab shows. */
export default function FilterChips() {
  const { t } = useTranslation();
  const { entity, fields, state, change } = useListContext();
  const filters = unshownFilters(fields.tabs, state.filters);
  const remove = (removed: readonly Filter[], { currentTarget: button }: MouseEvent) => {
    // The button is about to unmount: moves the focus to the next button or, without filters, to the filter menu's.
    const isLast = removed.length === filters.length;
    const next = isLast ? button.closest('.list') : button.closest('li')?.nextElementSibling;
    next?.querySelector<HTMLElement>(isLast ? '.list-bar [aria-haspopup="menu"]' : 'button')?.focus();
    change({ filters: state.filters.filter((filter) => !removed.includes(filter)) });
  };
  return (
    <ul className="list-chips" aria-label={t('list.filters')}>
      {filters.map((filter) => (
        <FilterChip
          key={`${filter.field} ${filter.operator}`}
          entity={entity}
          filter={filter}
          onRemove={(event) => remove([filter], event)}
        />
      ))}
      <li>
        <button type="button" className="list-link" onClick={(event) => remove(filters, event)}>
          {t('list.clearFilters')}
        </button>
      </li>
    </ul>
  );
}

interface FilterChipProps {
  readonly entity: Entity;
  readonly filter: Filter;
  readonly onRemove: (event: MouseEvent) => void;
}

/** One filter in words, with a button to remove it. */
function FilterChip({ entity, filter, onRemove }: FilterChipProps) {
  const { t, i18n } = useTranslation();
  const field = fieldNamed(entity, filter.field);
  const titleOf = useTitles(field.ref, field.ref === undefined ? [] : chosenOf([filter]).map(Number));
  const text = filterText(filter, { entity, field, language: languageOf(i18n.language), t, titleOf });
  return (
    <li className="list-chip">
      {text}
      <button
        type="button"
        className="list-icon"
        aria-label={t('list.removeFilter', { filter: text })}
        onClick={onRemove}
      >
        <Icon name="close" size={14} />
      </button>
    </li>
  );
}
