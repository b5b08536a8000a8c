import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { SystemTables } from '../../../src/engine/server/database/system-tables';
import type { ChartGroup, Overview, StoreCourse } from '../../../src/footwork/dashboard/endpoints/statistic';
import type { Count } from '../../../src/footwork/dashboard/model/chart';
import { definedCharts } from './defined-charts';

export const today = '2026-01-15';

/** The condition for the rows of a table that an actor can see. */
export type Sight = (storeColumn: string) => RawBuilder<unknown>;

const day = (before: number) => new Date(Date.parse(today) - before * 86_400_000).toISOString().slice(0, 10);
const spanned = (days: number) => Array.from({ length: days }, (_, at) => day(days - 1 - at));

/** The endpoints' numbers, counted from the rows in a time zone. */
export async function recounted(kysely: Kysely<SystemTables>, sees: Sight, store: number, zone: string) {
  const rows = async <Row>(query: RawBuilder<Row>) => (await query.execute(kysely)).rows;
  const all = async (table: string, at: string) =>
    rows(sql<Record<string, string | number | null>>`
      select *, (${sql.ref(at)} at time zone ${zone}::text)::date::text as day from ${sql.table(table)} where ${sees(table === 'store' ? 'id' : 'store')}`);
  const [stores, devices, reports, customers, messages, orders] = await Promise.all([
    all('store', 'create_time'),
    all('device', 'create_time'),
    all('report', 'detection_time'),
    all('customer', 'create_time'),
    all('message', 'power_on_time'),
    all('order', 'order_time'),
  ]);
  const of = (list: typeof stores, ...days: string[]) => list.filter((row) => days.includes(String(row.day)));
  const different = (name: string, on: string) =>
    new Set(of(reports, on).flatMap((row) => (row[name] === null ? [] : [row[name]]))).size;
  const month = spanned(30);
  const total = (list: typeof stores, count: (on: string) => number) => ({
    total: list.length,
    today: count(day(0)),
    yesterday: count(day(1)),
  });
  const overview: Overview = {
    today,
    stores: total(stores, (on) => different('store', on)),
    devices: total(devices, (on) => different('device', on)),
    reports: total(reports, (on) => of(reports, on).length),
    customers: total(customers, (on) => of(customers, on).length),
  };
  const rowsOf: Readonly<Record<string, typeof stores>> = {
    store: stores,
    device: devices,
    report: reports,
    customer: customers,
    message: messages,
    order: orders,
  };
  const most = (counted: typeof stores, column: string, number: number) =>
    stores
      .map(({ id, name }) => ({
        keys: [String(id)],
        label: String(name),
        records: counted.filter((row) => row[column] === id).length,
      }))
      .filter(({ records }) => records > 0)
      .sort((a, b) => b.records - a.records || Number(a.keys[0]) - Number(b.keys[0]))
      .slice(0, number);
  const counted = (count: Count) => {
    const { entity, last, rows, series, isCompared } = count;
    const list = rowsOf[entity];
    if (!list) throw new Error(`The recount reads no rows of ${entity}.`);
    const chosen = last ? of(list, ...spanned(last.days * (isCompared ? 2 : 1))) : list;
    if (count.most !== undefined) return most(chosen, rows, count.most);
    const columns = [rows, ...(series ? [series.field] : isCompared && last ? [last.day] : [])];
    return grouped(chosen, ...columns.map((name) => (name === last?.day ? 'day' : name)));
  };
  const charts = Object.fromEntries(definedCharts.map(([name, chart]) => [name, chart.counts.map(counted)]));
  const course: StoreCourse = {
    store: { id: store, name: String(stores.find(({ id }) => id === store)?.name) },
    points: month.map((from) => ({
      from,
      reports: of(reports, from).filter((row) => row.store === store).length,
      customers: of(customers, from).filter((row) => row.store === store).length,
    })),
  };
  return { overview, charts, course };
}

type Row = Readonly<Record<string, string | number | null>>;

/** The number of rows for each combination of values that occurs. */
function grouped(rows: readonly Row[], ...fields: readonly string[]): ChartGroup[] {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const keys = JSON.stringify(fields.map((name) => (row[name] === null ? null : String(row[name]))));
    counts.set(keys, (counts.get(keys) ?? 0) + 1);
  }
  return inOneOrder([...counts].map(([keys, records]) => ({ keys: JSON.parse(keys), records })));
}

export function inOneOrder(groups: readonly ChartGroup[]): ChartGroup[] {
  const textOf = ({ keys }: ChartGroup) => JSON.stringify(keys);
  return [...groups].sort((one, other) => (textOf(one) < textOf(other) ? -1 : 1));
}
