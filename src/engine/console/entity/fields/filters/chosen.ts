import type { Filter } from '../../../../schema/query/list-query';
import type { Scalar } from '../../../../schema/query/scalar';

/** The values that the filters on one field name. */
export function chosenOf(filters: readonly Filter[]): Scalar[] {
  return filters.flatMap((filter) => {
    if (filter.operator === 'in') return filter.value;
    return filter.operator === 'eq' ? [filter.value] : [];
  });
}

/** One value becomes an equality, several become a list. */
export function chosenFilters(field: string, values: readonly Scalar[]): Filter[] {
  const [only, ...rest] = values;
  if (only === undefined) return [];
  if (rest.length === 0) return [{ field, operator: 'eq', value: only }];
  return [{ field, operator: 'in', value: [...values] }];
}
