import { fieldNamed } from '../../../../schema/model/entity';
import type { Sorter } from '../../../../schema/query/list-order';
import type { Parameters } from '../../../database/statement';
import { fieldValue } from '../select/field-value';
import type { View } from '../view';

/** Nulls come last in both directions. `isReversed` reverses the whole order. */
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
    // For a column without nulls, PostgreSQL scans an index backwards only if the order does not mention nulls.
    const nulls = field.required || order === 'asc' ? '' : isReversed ? ' nulls first' : ' nulls last';
    return `${value} ${direction}${nulls}`;
  });
  return ` order by ${keys.join(', ')}`;
}
