import type { Filter } from '../../../../entity/query/list-query';
import type { Scalar } from '../../../../entity/query/scalar';

/** The two ends that conditions on one field leave open or set. */
export interface Range {
  readonly from: Scalar | undefined;
  readonly to: Scalar | undefined;
}

export function rangeOf(filters: readonly Filter[]): Range {
  let range: Range = { from: undefined, to: undefined };
  for (const filter of filters) {
    if (filter.operator === 'between') range = { from: filter.value[0], to: filter.value[1] };
    if (filter.operator === 'eq') range = { from: filter.value, to: filter.value };
    if (filter.operator === 'gte') range = { ...range, from: filter.value };
    if (filter.operator === 'lte') range = { ...range, to: filter.value };
  }
  return range;
}

/** At most one condition: both ends, one of them, or none. */
export function rangeFilters(field: string, { from, to }: Range): Filter[] {
  if (from !== undefined && to !== undefined) return [{ field, operator: 'between', value: [from, to] }];
  if (from !== undefined) return [{ field, operator: 'gte', value: from }];
  if (to !== undefined) return [{ field, operator: 'lte', value: to }];
  return [];
}
