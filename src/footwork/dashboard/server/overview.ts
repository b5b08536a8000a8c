import { plusDays } from '#engine/schema/contract/zoned-day';
import type { Overview, StatisticTotal } from '../endpoints/statistic';
import type { Numbers } from './numbers';

const counted = ['store', 'device', 'report', 'customer'] as const;

export async function overviewOf(numbers: Numbers): Promise<Overview> {
  const { today } = numbers;
  const yesterday = plusDays(today, -1);
  const [totals, stores, devices, reports, customers] = await Promise.all([
    numbers.totals(counted),
    reporting(numbers, 'dailyByStore', 'store'),
    reporting(numbers, 'dailyByDevice', 'device'),
    perDay(numbers, 'report', 'dailyByKind', 'detection_time'),
    perDay(numbers, 'customer', 'daily', 'create_time'),
  ]);
  const total = (
    name: (typeof counted)[number],
    ofDays: ReadonlyMap<string, number> | null,
  ): StatisticTotal | null =>
    numbers.sees(name)
      ? {
          total: totals[counted.indexOf(name)] ?? 0,
          today: ofDays && (ofDays.get(today) ?? 0),
          yesterday: ofDays && (ofDays.get(yesterday) ?? 0),
        }
      : null;
  return {
    today,
    stores: total('store', stores),
    devices: total('device', devices),
    reports: total('report', reports),
    customers: total('customer', customers),
  };
}

/** Number of stores or devices with reports, yesterday and today. */
async function reporting(numbers: Numbers, rollup: string, field: 'store' | 'device') {
  const day = 'detection_time';
  if (!numbers.sees('report', day, field)) return null;
  return numbers.different('report', { rollup, day, field, ...numbers.last(2) });
}

/** Number of records, yesterday and today. */
async function perDay(numbers: Numbers, entity: string, rollup: string, day: string) {
  if (!numbers.sees(entity, day)) return null;
  const rows = await numbers.rows(entity, { rollup, per: [day], ...numbers.last(2) });
  return new Map(rows.map((row) => [String(row[day]), row.rows]));
}
