import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { SystemTables } from '../../../src/engine/server/database/system-tables';
import type { Activity, Overview, StoreCourse } from '../../../src/footwork/dashboard/endpoints/statistic';

export const today = '2026-01-15';

/** Which rows of a table an actor sees. */
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
  const byStore = stores.map(({ id, name }) => ({
    store: Number(id),
    name: String(name),
    reports: of(reports, ...month).filter((row) => row.store === id).length,
  }));
  const overview: Overview = {
    today,
    stores: total(stores, (on) => different('store', on)),
    devices: total(devices, (on) => different('device', on)),
    reports: total(reports, (on) => of(reports, on).length),
    customers: total(customers, (on) => of(customers, on).length),
    days: spanned(10).map((on) => ({ day: on, reports: of(reports, on).length })),
    topStores: byStore
      .filter((one) => one.reports > 0)
      .sort((a, b) => b.reports - a.reports || a.store - b.store)
      .slice(0, 10),
  };
  const recent = of(reports, ...spanned(14));
  const ordered = of(orders, ...month);
  const activity: Activity = {
    days: spanned(7),
    tests: [...new Set(recent.map(({ dev_type }) => dev_type))].map((type) => {
      const own = recent.filter(({ dev_type }) => dev_type === type);
      return {
        type: type === null ? null : String(type),
        days: spanned(7).map((on) => of(own, on).length),
        before: of(own, ...spanned(14).slice(0, 7)).length,
      };
    }),
    kinds: typesIn('type', of(reports, ...month)).map((type) => ({
      type,
      reports: of(reports, ...month).filter((row) => row.type === type).length,
    })),
    powerOns: spanned(7).map((on) => of(messages, on).length),
    online: typesIn('dev_type', devices).map((type) => {
      const own = devices.filter(({ dev_type }) => dev_type === type);
      const online = own.filter(({ status }) => status === 'online').length;
      return { type, online, offline: own.length - online };
    }),
    measured: {
      reports: of(reports, ...month).length,
      evaluated: of(reports, ...month).filter(({ evaluation }) => evaluation === 'evaluated').length,
    },
    ordered: {
      orders: ordered.length,
      paid: ordered.filter(({ status }) => status !== 'pending_payment').length,
      shipped: ordered.filter(({ status }) => status === 'shipped').length,
    },
  };
  const course: StoreCourse = {
    store: { id: store, name: String(stores.find(({ id }) => id === store)?.name) },
    points: month.map((from) => ({
      from,
      reports: of(reports, from).filter((row) => row.store === store).length,
      customers: of(customers, from).filter((row) => row.store === store).length,
    })),
  };
  return { overview, activity: sorted(activity), course };
}

function typesIn(field: string, rows: readonly Readonly<Record<string, unknown>>[]): string[] {
  return [...new Set(rows.map((row) => String(row[field])))];
}

/** Types in one order. */
export function sorted(activity: Activity): Activity {
  const byType = <One extends { readonly type: string | null }>(list: readonly One[] | null) =>
    list && [...list].sort((a, b) => String(a.type).localeCompare(String(b.type)));
  return {
    ...activity,
    tests: byType(activity.tests),
    kinds: byType(activity.kinds),
    online: byType(activity.online),
  };
}
