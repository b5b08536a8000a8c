import { sql } from 'kysely';
import { identify, insertRows } from '#engine/server/database/insert';
import { type SeedWork, stamped, tableOf } from '#engine/server/seed/work';
import type { Author } from './applied-actions';
import { type AssessmentSystem, planRow, resultRow } from './assessments-and-plans';
import { countries } from './countries';
import { day, daysBefore } from './days';
import { insertRecords, storeRecords } from './insert-records';
import type { DemoMeasurements } from './measurements';
import { openingTime } from './opening-times';
import { type OfferedProduct, orderRow } from './orders';
import type { Random } from './random';
import { guestsOf, isOfLastWeek, reportRow, type Site, type Visit } from './visits';

type Activity = ReturnType<typeof activityOf>;

/**
 * Numbers of records, proportional to the number of days. Sixty days give enough records to fill every page.
 */
export function activityOf(days: number) {
  const share = (inSixtyDays: number) => Math.round((inSixtyDays * days) / 60);
  return {
    days,
    reports: share(4000),
    customers: share(1520),
    messages: share(2960),
    orders: share(200),
    results: share(60),
    plans: share(40),
  };
}

/** The data that the stores work with. */
interface Surroundings {
  readonly measurements: DemoMeasurements;
  readonly sites: readonly Site[];
  readonly products: readonly OfferedProduct[];
  readonly systems: readonly AssessmentSystem[];
  /** Evaluates customers, and takes the actions on orders and plans. */
  readonly operator: Author;
}

/**
 * Inserts the customers of the visits, a report of each visit, orders, assessments and plans, and messages of devices;
 * returns the customers and plans.
 */
export async function insertActivity(
  work: SeedWork,
  random: Random,
  activity: Activity,
  visits: readonly Visit[],
  { measurements, sites, products, systems, operator }: Surroundings,
) {
  const { now } = work;
  const { guests, guestAt } = guestsOf(random, visits, activity.customers);
  const customers = await identify(work.transaction, tableOf(work, 'customer'), guests);
  const storesOf = new Map(sites.map(({ store }) => [store.id, store]));
  const store = <Row extends object>(entity: string, rows: readonly Row[]) =>
    storeRecords(work, entity, rows, operator);
  /** `count` rows, each of a customer at a time after its creation. */
  const encounters = <Row>(count: number, rowOf: (guest: (typeof customers)[number], time: Date) => Row) =>
    Array.from({ length: count }, () => {
      const guest = random.pick(customers);
      const since = guest.customer.create_time.getTime();
      const until = Math.min(now.getTime(), since + 20 * day);
      return rowOf(guest, new Date(since + random.next() * (until - since)));
    });

  await insertRecords(
    work,
    'customer',
    customers.map(({ id, customer }) => ({ id, ...customer })),
    operator,
  );
  const numbers = await customerNumbers(work, customers);
  const visitsSoFar = new Map<number, number>();
  const followed = new Set(visits.flatMap((visit, at) => (isOfLastWeek(visit, now) ? [guestAt[at]] : [])));
  await store(
    'report',
    visits.map((measured, at) => {
      const guest = customers[guestAt[at] ?? 0];
      if (!guest) throw new Error('A visit has no customer.');
      const { id, customer } = guest;
      const isFollowed = followed.has(guestAt[at]);
      const visit = visitsSoFar.get(id) ?? 0;
      visitsSoFar.set(id, visit + 1);
      const reported = {
        id,
        customer_number: numbers.get(id) ?? '',
        weight: customer.weight,
        visit,
        isFollowed,
      };
      return reportRow(random, measurements, measured, reported, at + 1, now);
    }),
  );
  await insertMessages(work, random, activity, sites);
  await store(
    'order',
    encounters(activity.orders, ({ id, customer }, time) => {
      const at = storesOf.get(customer.store);
      if (!at) throw new Error('A customer has no store.');
      const { name, phone, address, shoe_size: shoeSize } = customer;
      return orderRow(random, at, { id, name, phone, address, shoeSize }, products, time, now);
    }),
  );
  await store(
    'assessment-result',
    encounters(activity.results, (guest, time) =>
      resultRow(random, guest, random.pick(systems), operator.id, time),
    ),
  );
  const plans = await store(
    'training-plan',
    encounters(activity.plans, (guest, time) => planRow(random, guest, time, now)),
  );
  return { customers, plans };
}

async function insertMessages(
  work: SeedWork,
  random: Random,
  { days, messages }: Activity,
  sites: readonly Site[],
): Promise<void> {
  const [from, to] = [daysBefore(work.now, days).getTime(), work.now.getTime() - 1000];
  // A device has at most one message per time.
  const moments = new Map<string, { site: Site; time: Date }>();
  while (moments.size < messages) {
    const site = random.pick(sites);
    const open = openingTime(random, countries[site.store.country].utcOffset, from, to);
    const time = new Date(Math.floor(open.getTime() / 1000) * 1000);
    moments.set(`${site.device} ${time.getTime()}`, { site, time });
  }
  const rows = [...moments.values()].map(({ site: { device, store }, time }) => ({
    device,
    store: store.id,
    power_on_time: time,
    soft_v: random.pick(['5.4.2', '3.2.0', '1.6.1', '2.9.1', '1.1.2']),
    address: random.pick(countries[store.country].cities).name,
    create_time: time,
  }));
  const numbered = await identify(work.transaction, tableOf(work, 'message'), rows);
  await insertRows(
    work.transaction,
    tableOf(work, 'message'),
    numbered.map((row) => stamped(work, row)),
  );
}

/** The customer numbers that the database has assigned, by id. */
async function customerNumbers(
  work: SeedWork,
  customers: readonly { readonly id: number }[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; customer_number: string }>`
    select id, customer_number from ${sql.table(tableOf(work, 'customer'))}
    where id = any(${customers.map(({ id }) => id)})`.execute(work.transaction);
  return new Map(rows.map((row) => [row.id, row.customer_number]));
}
