import type { Sorter } from '../../../entity/query/list-order';

/**
 * One more press on a column's header: ascending, then descending, then unsorted. A plain press sorts by
 * that column alone; an adding one (with Shift) keeps the others before it.
 */
export function pressSort(sorters: readonly Sorter[], field: string, adds: boolean): Sorter[] {
  const present = sorters.find((sorter) => sorter.field === field);
  const others = adds ? sorters.filter((sorter) => sorter.field !== field) : [];
  if (!present) return [...others, { field, order: 'asc' }];
  if (present.order === 'desc') return others;
  if (!adds) return [{ field, order: 'desc' }];
  return sorters.map((sorter) => (sorter.field === field ? { field, order: 'desc' } : sorter));
}
