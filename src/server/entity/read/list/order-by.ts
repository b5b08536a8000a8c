import { type Entity, fieldNamed } from '../../../../entity/model/entity';
import type { Sorter } from '../../../../entity/query/list-query';
import type { Parameters } from '../../../database/statement';
import { fieldValue } from '../select/field-value';
import type { View } from '../view';

/** The sorters and what it takes to leave no two rows equal: `id`, in the direction that an index on the last goes on in. */
export function totalOrder(entity: Entity, sorters: readonly Sorter[]): Sorter[] {
  const decisive = sorters.findIndex(({ field }) => {
    const { unique, required } = fieldNamed(entity, field);
    return unique && required;
  });
  if (decisive >= 0) return sorters.slice(0, decisive + 1);
  return [...sorters, { field: 'id', order: sorters.at(-1)?.order ?? 'desc' }];
}

/** Nothing counts as more than anything, as PostgreSQL's indexes have it: last ascending, first descending. */
export function orderBy(view: View, sorters: readonly Sorter[], parameters: Parameters): string {
  const keys = sorters.map(({ field, order }) => {
    return `${fieldValue(view, fieldNamed(view.entity, field), parameters)} ${order}`;
  });
  return ` order by ${keys.join(', ')}`;
}
