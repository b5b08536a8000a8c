import { useTranslation } from 'react-i18next';
import { fieldNamed } from '../../../schema/model/entity';
import { isAcceptedOrder, type Sorter } from '../../../schema/query/list-order';
import { fieldTitle } from '../../i18n/entity-words';
import { useListContext } from './use-list-controller';

/** Chooses the order where rows are cards and have no headers. */
export function SortingChoice() {
  const { entity, fields, state, change } = useListContext();
  const { t } = useTranslation();
  const current = state.sorters[0] ?? entity.sort;
  const offered = [...new Set([...fields.names, current.field])].map((name) => fieldNamed(entity, name));
  const choices = offered.flatMap((field) =>
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
