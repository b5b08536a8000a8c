import { fieldNamed } from '../../../../entity/model/entity';
import type { Sorter } from '../../../../entity/query/list-order';
import type { Parameters } from '../../../database/statement';
import { fieldValue } from '../select/field-value';
import type { View } from '../view';

/** Rows that hold nothing come last in both directions; `isReversed`: all of it read from the other end. */
export function orderBy(
  view: View,
  sorters: readonly Sorter[],
  parameters: Parameters,
  isReversed = false,
): string {
  const keys = sorters.map(({ field: name, order }) => {
    const field = fieldNamed(view.entity, name);
    const value = fieldValue(view, field, parameters);
    const direction = (order === 'asc') === isReversed ? 'desc' : 'asc';
    // PostgreSQL uses an index on a column without nulls in both directions only where no place is named for them.
    const nulls = field.required || order === 'asc' ? '' : isReversed ? ' nulls first' : ' nulls last';
    return `${value} ${direction}${nulls}`;
  });
  return ` order by ${keys.join(', ')}`;
}
