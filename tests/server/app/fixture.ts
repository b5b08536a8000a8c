import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { type AppOptions, buildApp } from '../../../src/engine/server/app';
import type { AppContext } from '../../../src/engine/server/context';
import { createContext } from '../../../src/engine/server/create-context';
import type { Database } from '../../../src/engine/server/database/database';
import { hashPassword } from '../../../src/engine/server/entity/write/password';
import { applyPlan } from '../../../src/engine/server/plan/apply-plan';
import { planModel } from '../../../src/engine/server/plan/plan-model';
import { loadModel } from '../../../src/engine/server/registry';
import { emptyTables } from '../database/empty-tables';
import { openTables } from '../database/engines';

/**
 * A server with its own clock, and with the accounts and roles below; the position in the list gives the id.
 */
export interface Fixture {
  readonly app: FastifyInstance;
  readonly context: AppContext;
  readonly database: Database;
  readonly clock: { now: Date };
  /** Opens a session and returns the headers of its requests. */
  signIn(
    username: Username,
    language?: string,
  ): Promise<{ authorization: string; 'accept-language': string }>;
  /**
   * Restores the rows and the time of the first test. The server loses its sessions but keeps what else it
   * has in memory, such as secrets that devices have used; a server that listened is replaced by a new one.
   */
  reset(): Promise<void>;
  /** Like `reset`, but with a new server, which remembers nothing of earlier tests. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

const roles = ['ROOT', 'ADMIN', 'PARTNER', 'STORE', 'IDLE'];
const usernames = ['root', 'operator', 'partner', 'store', 'disabled', 'clerk'] as const;

type Username = (typeof usernames)[number];

export const password = 'footwork-demo';

export const idOf = (username: Username) => usernames.indexOf(username) + 1;
export const roleId = (code: string) => roles.indexOf(code) + 1;

/** The database with the tables of the product. */
export async function withTables(database: Database): Promise<Database> {
  await applyPlan(database, await planModel(database, loadModel()));
  return database;
}

/** A server on a database that has the tables of the product. */
export async function openFixture(options: AppOptions = {}, given?: Database): Promise<Fixture> {
  const model = loadModel();
  const database = given ?? (await openTables('postgres', 'app', model));
  const clock = { now: new Date(0) };
  const empty = async () => {
    await resetRows(database);
    clock.now = new Date('2026-01-15T08:00:00Z');
  };
  const start = async () => {
    await empty();
    const context = createContext(database, model, { now: () => clock.now });
    return { context, app: await buildApp(context, options) };
  };
  let running = await start();
  const restart = async () => {
    await running.app.close();
    running = await start();
  };
  return {
    database,
    clock,
    get app() {
      return running.app;
    },
    get context() {
      return running.context;
    },
    async reset() {
      if (running.app.server.listening) return restart();
      await empty();
      running.context.sessions.invalidateAll();
    },
    restart,
    async signIn(username, language = 'en') {
      const origin = { ip: '127.0.0.1', userAgent: undefined };
      const token = await running.context.sessions.open(idOf(username), origin);
      return { authorization: `Bearer ${token}`, 'accept-language': language };
    },
    async close() {
      await running.app.close();
      await database.close();
    },
  };
}

const tables = [
  'report',
  'device',
  'footwork.device_secret',
  'footwork.report_share',
  'footwork.report_analysis',
  'footwork.report_picture',
  'footwork.report_evaluation',
  'store_config',
  'customer',
  'manager',
  'role',
  'menu',
  'store',
  'merchant',
  'partner_config',
  'footwork.session',
  'footwork.sign_in',
  'footwork.known_browser',
  'footwork.login_attempt',
  'footwork.rate_limit',
  'footwork.challenge',
  'footwork.history',
  'footwork.notice',
  'footwork.stored_file',
  'footwork.file_use',
  'footwork.entity_total',
];

let hash: Promise<string> | undefined;

async function resetRows(database: Database): Promise<void> {
  await emptyTables(database, tables);
  hash ??= hashPassword(password);
  await insertAccounts(database, await hash);
}

async function insertAccounts({ kysely }: Database, hash: string): Promise<void> {
  await sql`
    insert into role (name, code, sort, status)
    select code, code, sort, case code when 'IDLE' then 'disabled' else 'enabled' end
    from unnest(${roles}::text[]) with ordinality as t (code, sort)`.execute(kysely);
  await sql`insert into merchant (name, contact, account, pcode, status) values ('Sole', 'Ann', 'sole', 'P1', 'active')`.execute(
    kysely,
  );
  await sql`
    insert into store (code_num, name, merchant, contact, phone, country, detail_address, search_pwd)
    values ('FW-1', 'Sole on Main', 1, 'Ann', '+1 555 0100', 'US', '1 Main St', 'secret1')`.execute(kysely);
  await sql`
    insert into manager (username, password, nickname, utype, contact, pcode, store, available, must_change)
    select name, ${hash}, initcap(name), case name when 'partner' then '2' when 'store' then '3' else '1' end,
      case name when 'partner' then 'Ann' end, case name when 'partner' then 'P1' end, case name when 'store' then 1 end, name <> 'disabled', false
    from unnest(${[...usernames]}::text[]) as name`.execute(kysely);
  await sql`
    insert into manager__roles (owner, target, position)
    values (1, 1, 0), (2, 2, 0), (3, 3, 0), (4, 4, 0), (5, 2, 0), (6, 5, 0)`.execute(kysely);
}
