import { useTranslation } from 'react-i18next';
import { type Entity, fieldNamed } from '../../../entity/model/entity';
import { isAcceptedOrder, type Sorter } from '../../../entity/query/list-order';
import type { ListState } from '../../data/list/list-address';
import type { ColumnNames } from '../../data/list/list-columns';
import { fieldTitle } from '../../i18n/entity-words';
import type { ChangeList } from './use-list-state';

interface SortingChoiceProps {
  readonly entity: Entity;
  /** Names of the shown columns. */
  readonly names: ColumnNames;
  readonly state: ListState;
  readonly change: ChangeList;
}

/** Chooses the order where rows are cards and have no headers. */
export function SortingChoice({ entity, names, state, change }: SortingChoiceProps) {
  const { t } = useTranslation();
  const current = state.sorters[0] ?? entity.sort;
  const fields = [...new Set([...names, current.field])].map((name) => fieldNamed(entity, name));
  const choices = fields.flatMap((field) =>
    (['asc', 'desc'] as const)
      .map((order): Sorter => ({ field: field.name, order }))
      .filter((sorter) => isSame(sorter, current) || (field.sortable && isAcceptedOrder(entity, [sorter])))
      .map((sorter) => ({ sorter, title: fieldTitle(t, entity, field) })),
  );
  return (
    <select
      className="pager-size list-sorting"
      aria-label={t('list.sorting.label')}
      value={keyOf(current)}
      onChange={(event) => {
        const chosen = choices.find(({ sorter }) => keyOf(sorter) === event.target.value);
        if (chosen) change({ sorters: isSame(chosen.sorter, entity.sort) ? [] : [chosen.sorter] });
      }}
    >
      {choices.map(({ sorter, title }) => (
        <option key={keyOf(sorter)} value={keyOf(sorter)}>
          {t(`list.sorting.${sorter.order}`, { field: title })}
        </option>
      ))}
    </select>
  );
}

const keyOf = ({ field, order }: Sorter) => `${field} ${order}`;

function isSame(one: Sorter, other: Sorter): boolean {
  return one.field === other.field && one.order === other.order;
}
