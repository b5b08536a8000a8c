import { sql } from 'kysely';
import { identify, insertRows } from '../database/insert';
import { type SeedWork, stamped, tableOf } from '../seed/work';
import { type EvaluationSystem, planRow, resultRow } from './care';
import { type Country, countries } from './countries';
import { day } from './days';
import { insertRecords } from './insert-records';
import type { Author } from './life';
import type { DemoMeasurements } from './measurements';
import { openingTime } from './opening-times';
import { type OfferedProduct, orderRow } from './orders';
import type { Random } from './random';
import { guestsOf, reportRow, type Site, type Visit } from './visits';

/** The amount of activity in a span of time. */
export interface Activity {
  readonly from: Date;
  readonly to: Date;
  readonly customers: number;
  /** Each results in a report. */
  readonly visits: readonly Visit[];
  readonly messages: number;
  readonly orders: number;
  readonly results: number;
  readonly plans: number;
  /** The first serial number, so that no two spans share one. */
  readonly serial: number;
}

/** The data that the stores work with. */
export interface Surroundings {
  readonly measurements: DemoMeasurements;
  readonly sites: readonly Site[];
  readonly products: readonly OfferedProduct[];
  readonly systems: readonly {
    readonly id: number;
    readonly items: EvaluationSystem['items'];
  }[];
  /** Evaluates customers, and takes the actions on orders and plans. */
  readonly operator: Author;
}

/**
 * Inserts the customers of a span of time, their reports, orders, evaluations and plans, and messages of devices;
 * returns the customers and plans.
 */
export async function insertActivity(
  work: SeedWork,
  random: Random,
  activity: Activity,
  { measurements, sites, products, systems, operator }: Surroundings,
) {
  const { transaction, now } = work;
  const { serial, visits } = activity;
  const { guests, guestAt } = guestsOf(random, visits, activity.customers, serial);
  const customers = await identify(transaction, tableOf(work, 'customer'), guests);
  const storesOf = new Map(sites.map(({ store }) => [store.id, store]));
  const insert = async <Row extends object>(entity: string, rows: readonly Row[]) => {
    const numbered = await identify(transaction, tableOf(work, entity), rows);
    await insertRecords(work, entity, numbered, operator);
    return numbered;
  };
  /** A customer with a time after its creation. */
  const encounter = () => {
    const { id, customer } = random.pick(customers);
    const since = customer.create_time.getTime();
    const until = Math.min(now.getTime(), since + 20 * day);
    const time = new Date(since + random.next() * (until - since));
    return { id, customer, time };
  };

  await insertRecords(
    work,
    'customer',
    customers.map(({ id, customer }) => ({ id, ...customer })),
    operator,
  );
  const numbers = await customerNumbers(work, customers);
  await insert(
    'report',
    visits.map((visit, at) => {
      const guest = customers[guestAt[at] ?? 0];
      if (!guest) throw new Error('A visit has no customer.');
      return reportRow(
        random,
        measurements,
        visit,
        { id: guest.id, customer_number: numbers.get(guest.id) ?? '' },
        serial + at,
        now,
      );
    }),
  );
  await insertMessages(work, random, activity, sites);
  await insert(
    'order',
    Array.from({ length: activity.orders }, () => {
      const { id, customer, time } = encounter();
      const store = storesOf.get(customer.store);
      if (!store) throw new Error('A customer has no store.');
      const { name, phone, address, shoe_size: shoeSize } = customer;
      const buyer = { id, name, phone, address, shoeSize };
      return orderRow(random, store, buyer, products, time, now);
    }),
  );
  await insert(
    'assessment-result',
    Array.from({ length: activity.results }, () => {
      const { id, customer, time } = encounter();
      const patient = { id, name: customer.name, store: customer.store };
      return resultRow(random, patient, random.pick(systems), operator.id, time);
    }),
  );
  const plans = await insert(
    'training-plan',
    Array.from({ length: activity.plans }, () => {
      const { id, customer, time } = encounter();
      return planRow(random, { id, name: customer.name, store: customer.store }, time, now);
    }),
  );
  return { customers, plans };
}

async function insertMessages(
  work: SeedWork,
  random: Random,
  { from, to, messages, serial }: Activity,
  sites: readonly Site[],
): Promise<void> {
  // A device has at most one message per time, so each span uses its own millisecond.
  const millisecond = Math.trunc(serial / 1000) % 1000;
  const moments = new Map<string, { site: Site; time: Date }>();
  while (moments.size < messages) {
    const site = random.pick(sites);
    const country: Country = countries[site.store.country];
    const open = openingTime(random, country.utcOffset, from.getTime(), to.getTime() - 1000);
    const time = new Date(Math.floor(open.getTime() / 1000) * 1000 + millisecond);
    moments.set(`${site.device} ${time.getTime()}`, { site, time });
  }
  const rows = [...moments.values()].map(({ site: { device, store }, time }) => ({
    device,
    store: store.id,
    power_on_time: time,
    soft_v: random.pick(['5.4.2', '3.2.0', '1.6.1', '2.9.1', '1.1.2']),
    address: random.pick((countries[store.country] as Country).cities).name,
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
