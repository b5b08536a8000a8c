import type { CrudFilter, CrudFilters, CrudSort, LogicalFilter } from '@refinedev/core';
import type { Filter, ListQuery } from '../../entity/query/list-query';

/** The field name under which refine carries the search text. */
const searchField = 'q';

/** Our filters and search text as refine keeps them, in its state and in the address. */
export function crudFiltersOf(filters: readonly Filter[], search: string | undefined): CrudFilters {
  const crud = filters.map((filter): LogicalFilter => {
    const { field, operator, value } = filter;
    if (operator === 'like') return { field, operator: 'contains', value };
    if (operator === 'null') return { field, operator: value ? 'null' : 'nnull', value: true };
    return { field, operator, value };
  });
  return search ? [...crud, { field: searchField, operator: 'eq', value: search }] : crud;
}

/** What refine asks for, as a list query. Filters that hold no value are left out. */
export function queryOf(
  filters: CrudFilters = [],
  sorters: readonly CrudSort[] = [],
): Pick<ListQuery, 'filters' | 'sorters' | 'search'> {
  const given = filters.filter(isGiven);
  return {
    filters: given.filter(({ field }) => field !== searchField).map(filterOf),
    sorters: sorters.map(({ field, order }) => ({ field, order })),
    search: given.find(({ field }) => field === searchField)?.value,
  };
}

function isGiven(filter: CrudFilter): filter is LogicalFilter {
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
