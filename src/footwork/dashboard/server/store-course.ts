import { AppError } from '#engine/schema/contract/app-error';
import { plusDays } from '#engine/schema/contract/zoned-day';
import type { Connection } from '#engine/server/database/transaction';
import { planList } from '#engine/server/entity/read/list/list-plan';
import { readList } from '#engine/server/entity/read/list/read-list';
import type { StoreCourse } from '../endpoints/statistic';
import { lastDays, lastMonths } from './last-days';
import type { Numbers } from './numbers';

/** Throws `notFound` for a store outside the row scope, and `fieldForbidden` if store or day of reports are hidden. */
export async function storeCourseOf(
  connection: Connection,
  numbers: Numbers,
  store: number,
  by: 'day' | 'month',
): Promise<StoreCourse> {
  const { today } = numbers;
  const starts = by === 'day' ? lastDays(today, 30) : lastMonths(today, 12);
  const range = { from: starts[0] ?? '', until: plusDays(today, 1), starts };
  const [name, reports, customers] = await Promise.all([
    nameOf(connection, numbers, store),
    perDay(numbers, 'report', { rollup: 'dailyByStore', day: 'detection_time', store, ...range }),
    numbers.sees('customer', 'store', 'create_time')
      ? perDay(numbers, 'customer', { rollup: 'daily', day: 'create_time', store, ...range })
      : null,
  ]);
  const within = (days: ReadonlyMap<string, number>, from: string) => {
    const isMeant = (day: string) => (by === 'day' ? day === from : day.startsWith(from.slice(0, 7)));
    return [...days].reduce((total, [day, rows]) => (isMeant(day) ? total + rows : total), 0);
  };
  return {
    store: { id: store, name },
    points: starts.map((from) => ({
      from,
      reports: within(reports, from),
      customers: customers && within(customers, from),
    })),
  };
}

async function nameOf(connection: Connection, numbers: Numbers, store: number): Promise<string | null> {
  const view = numbers.view('store');
  const { label } = view.entity;
  const columns = numbers.sees('store', label) ? label : 'id';
  const found = await readList(connection, planList(view, { id: String(store), _columns: columns }));
  const [row] = JSON.parse(found.list) as Record<string, unknown>[];
  if (!row) throw new AppError('notFound');
  return row[label] === undefined ? null : String(row[label]);
}

interface DayQuery {
  readonly rollup: string;
  readonly day: string;
  readonly store: number;
  readonly from: string;
  readonly until: string;
  readonly starts: readonly string[];
}

async function perDay(numbers: Numbers, entity: string, { store, day, ...query }: DayQuery) {
  const rows = await numbers.rows(entity, { ...query, per: [day], only: { store: [store] } });
  return new Map(rows.map((row) => [String(row[day]), row.rows]));
}
