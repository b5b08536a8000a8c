import type { CrudFilter, CrudFilters, CrudSort, LogicalFilter } from '@refinedev/core';
import type { Filter, ListQuery } from '../../schema/query/list-query';

/** Name of the pseudo-field in which refine carries the search text. */
const searchField = 'q';

/** Converts refine's filters and sorters to a list query. Empty filters are dropped. */
export function queryOf(
  filters: CrudFilters = [],
  sorters: readonly CrudSort[] = [],
): Pick<ListQuery, 'filters' | 'sorters' | 'search'> {
  const active = filters.filter(isActive);
  return {
    filters: active.filter(({ field }) => field !== searchField).map(filterOf),
    sorters: sorters.map(({ field, order }) => ({ field, order })),
    search: active.find(({ field }) => field === searchField)?.value,
  };
}

function isActive(filter: CrudFilter): filter is LogicalFilter {
  return 'field' in filter && filter.value !== undefined && filter.value !== null && filter.value !== '';
}

function filterOf({ field, operator, value }: LogicalFilter): Filter {
  switch (operator) {
    case 'contains':
      return { field, operator: 'like', value };
    case 'null':
    case 'nnull':
      return { field, operator: 'null', value: operator === 'null' };
    case 'eq':
    case 'ne':
    case 'gte':
    case 'lte':
    case 'gt':
    case 'lt':
    case 'in':
    case 'between':
      return { field, operator, value };
    default:
      throw new Error(`Lists cannot be asked for ${field} ${operator}`);
  }
}
