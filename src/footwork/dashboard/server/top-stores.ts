import { type RollupQuery, rollupGroups } from '#engine/server/entity/read/rollup/rollup-statement';
import { labelText } from '#engine/server/entity/read/select/labels';
import type { Overview } from '../endpoints/statistic';
import type { Numbers } from './numbers';

type Stores = NonNullable<Overview['topStores']>;

/** The 10 stores with the most reports of the last 30 days; null if the caller may not list stores or reports. */
export async function topStores(numbers: Numbers): Promise<Overview['topStores']> {
  if (!numbers.sees('report', 'detection_time') || !seesStores(numbers)) return null;
  return storesWithMost(numbers, { rollup: 'dailyByStore', ...numbers.last(30) }, 10);
}

/** Stores with the most reports without evaluation; none if the caller may not list stores or reports. */
export async function storesWithPending(numbers: Numbers, limit: number): Promise<Stores> {
  if (!numbers.sees('report', 'evaluation') || !seesStores(numbers)) return [];
  return storesWithMost(numbers, { rollup: 'byEvaluation', only: { evaluation: ['pending'] } }, limit);
}

function seesStores(numbers: Numbers): boolean {
  return numbers.sees('report', 'store') && numbers.sees('store', numbers.view('store').entity.label);
}

async function storesWithMost(
  numbers: Numbers,
  query: Omit<RollupQuery, 'per' | 'numbers'>,
  limit: number,
): Promise<Stores> {
  const stores = numbers.view('store');
  const groups = rollupGroups(numbers.view('report'), { ...query, per: ['store'], numbers: ['rows'] });
  return numbers.find({
    ...groups,
    sql: `select g.store, ${labelText(stores, stores.entity, 's')} as name, g.rows as reports
      from (select * from (${groups.sql}) r where store is not null order by rows desc, store limit ${limit}) g
      join store s on s.id = g.store order by reports desc, store`,
  });
}
