import { sql } from 'kysely';
import { entityNamed, type Model } from '../../entity/declaration/model';
import type { Database } from '../database/database';
import type { Transaction } from '../database/transaction';
import type { SeedWork } from '../seed/work';
import { operatorName } from './accounts';
import { type Activity, insertActivity, type Surroundings } from './activity';
import type { CountryCode } from './countries';
import { daysBefore } from './days';
import type { DeviceType } from './device-models';
import type { Author } from './life';
import { DemoMeasurements } from './measurements';
import { randomOf } from './random';
import { type Site, visitsOf } from './visits';

/** Number of portions: each is small enough for PGlite, a single connection, to serve other callers in between. */
const portions = 112;

/** The content of one portion; with the initial load 20,000 customers, 60,000 reports and 50,000 messages in all. */
const perPortion = { customers: 165, messages: 420, orders: 25, results: 10, plans: 6 } as const;
const reportsPerPortion = 500;

/** The portions go back this many days: fourteen months. */
const period = 425;

const seed = 20_260_201;

/** Records the portions to load after the start, so that an interrupted load resumes. */
export async function notePortions(transaction: Transaction, now: Date): Promise<void> {
  await sql`insert into footwork.demo_portion (number, based_on)
    select number, ${now} from generate_series(1, ${portions}::integer) as number`.execute(transaction);
}

export interface PortionProgress {
  readonly done: number;
  readonly all: number;
}

/** Loads the remaining portions, one transaction each; several servers share them. */
export async function loadPortions(
  database: Database,
  model: Model,
  signal: AbortSignal,
  onProgress: (progress: PortionProgress) => void,
): Promise<void> {
  const measurements = await DemoMeasurements.make();
  while (!signal.aborted) {
    const isDone = await database.kysely.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ number: number; based_on: Date }>`
        select number, based_on from footwork.demo_portion where done_at is null
        order by number limit 1 for update skip locked`.execute(transaction);
      const [portion] = rows;
      if (!portion) return true;
      const root = (await authorNamed(transaction, model, 'root')) ?? {
        kind: 'account',
        id: 0,
        name: 'root',
      };
      const operator = (await authorNamed(transaction, model, operatorName)) ?? root;
      const creator = root.id;
      const surroundings = await surroundingsOf(transaction, model, creator);
      const now = new Date(portion.based_on);
      const work: SeedWork = { transaction, model, menus: [], creator, passwordHash: '', now };
      // Skips the activity if somebody deleted all devices or products meanwhile.
      const isAlive = Object.values(surroundings).every((part) => part.length !== 0);
      if (isAlive) await insertPortion(work, portion.number, { ...surroundings, measurements, operator });
      await sql`update footwork.demo_portion set done_at = now() where number = ${portion.number}`.execute(
        transaction,
      );
      return false;
    });
    if (isDone) return;
    onProgress(await progressOf(database));
  }
}

async function insertPortion(work: SeedWork, number: number, surroundings: Surroundings): Promise<void> {
  const random = randomOf(seed + number);
  const [from, to] = [daysBefore(work.now, period), work.now];
  const visits = visitsOf(random, surroundings.sites, { count: reportsPerPortion, from, to });
  const activity: Activity = { ...perPortion, visits, from, to, serial: number * 1000 + 5000 };
  await insertActivity(work, random, activity, surroundings);
}

async function progressOf({ kysely }: Database): Promise<PortionProgress> {
  const { rows } = await sql<PortionProgress>`
    select count(done_at)::integer as done, count(*)::integer as all from footwork.demo_portion`.execute(
    kysely,
  );
  return rows[0] ?? { done: 0, all: 0 };
}

async function authorNamed(
  transaction: Transaction,
  model: Model,
  name: string,
): Promise<Author | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(entityNamed(model, 'manager').table)} where username = ${name}`.execute(
    transaction,
  );
  const [row] = rows;
  return row && { kind: 'account', id: row.id, name };
}

/** The stores, devices and products that are in the database at present. */
async function surroundingsOf(
  transaction: Transaction,
  model: Model,
  creator: number,
): Promise<Omit<Surroundings, 'measurements' | 'operator'>> {
  const table = (entity: string) => sql.table(entityNamed(model, entity).table);
  const sites = await sql<{
    device: number;
    type: DeviceType;
    since: Date;
    store: number;
    code: string;
    country: CountryCode;
  }>`
    select d.id as device, d.dev_type as type, d.create_time as since, s.id as store, s.code_num as code, s.country
    from ${table('device')} as d join ${table('store')} as s on s.id = d.store
    where not d.close and d.create_by = ${creator} and s.create_by = ${creator} order by d.id`.execute(
    transaction,
  );
  const products = await sql<Surroundings['products'][number]>`
    select id, price, currency, sizes from ${table('commodity')}
    where price is not null and cardinality(sizes) > 0 and status <> 'off_shelf' order by id`.execute(
    transaction,
  );
  const systems = await sql<Surroundings['systems'][number]>`
    select id, items from ${table('assessment')} where status = 'enabled' order by id`.execute(transaction);
  return {
    sites: sites.rows.map(({ device, type, since, store, code, country }): Site => {
      const opened = new Date(since);
      return { device, type, since: opened, custom: 1, store: { id: store, code, country } };
    }),
    products: products.rows,
    systems: systems.rows,
  };
}
