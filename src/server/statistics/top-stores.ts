import type { Overview } from '../../entity/contract/endpoints/statistic';
import { rollupStatement } from '../entity/read/rollup/rollup-statement';
import { labelText } from '../entity/read/select/labels';
import type { Numbers } from './numbers';
import { utcDay } from './utc-day';

/** The 10 stores with the most reports of the last 30 days; null where the caller may not list stores or reports. */
export async function topStores(numbers: Numbers): Promise<Overview['topStores']> {
  const stores = numbers.view('store');
  const { label } = stores.entity;
  if (!numbers.sees('report', 'store', 'detection_time') || !numbers.sees('store', label)) return null;
  const groups = rollupStatement(numbers.view('report'), {
    rollup: 'dailyByStore',
    per: ['store'],
    numbers: ['rows'],
    from: utcDay(numbers.now, 29),
    until: utcDay(numbers.now, -1),
  });
  return numbers.find({
    ...groups,
    sql: `select g.store, ${labelText(stores, stores.entity, 's')} as name, g.rows as reports
      from (select * from (${groups.sql}) r where store is not null order by rows desc, store limit 10) g
      join store s on s.id = g.store order by reports desc, store`,
  });
}
