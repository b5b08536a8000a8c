import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { systemSchema } from '../../schema/contract/app';
import type { Backend } from './backend';
import { embeddedBackend } from './backend';
import { BackendSocket } from './backend-socket';
import { lockDataDir } from './data-dir-lock';
import { databaseErrorOf } from './error-kind';
import { addressesOf, Hosts, reasonOf } from './hosts';
import { preparingPool } from './prepared-pool';
import { prepareSession, UnfitServer } from './session-settings';
import type { SystemTables } from './system-tables';
import { assertOwnSessions } from './transaction-pooler';
import { parsers } from './value-parsers';

/** The database of a server, on either engine. */
export interface Database {
  readonly kysely: Kysely<SystemTables>;
  readonly engine: 'pglite' | 'postgres';
  readonly connections: number;
  /** Opens a connection outside of the pool, for `listen`; only where several servers can share the database. */
  readonly connect?: () => Promise<pg.Client>;
  /** The current state of the pool. */
  readonly pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  /** Rejects if the database is unreachable. Does not wait for a connection of the pool. */
  reach(): Promise<void>;
  close(): Promise<void>;
}

interface PostgresOptions {
  /** Connections to a PostgreSQL server. */
  readonly poolSize?: number;
  /** Maximum duration of a statement, in ms. */
  readonly statementTimeout?: number;
  /** Whether recurring statements are prepared by name; behind a pooler in transaction mode they must not be. */
  readonly prepare?: boolean;
  /** The address without the pooler, for uses that need their own session; default: that of the database. */
  readonly directUrl?: string | undefined;
}

interface Options extends PostgresOptions {
  /** URL of a PostgreSQL server; without it PGlite stores the data in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
}

const defaultTimeout = 30_000;

/**
 * Connects without changing the database. Throws `DataDirBusy` if another process uses the data folder, and
 * `UnfitServer` if the server is unreachable or unsuitable.
 */
export async function openDatabase(options: Options): Promise<Database> {
  const { databaseUrl, dataDir, statementTimeout } = options;
  if (databaseUrl) return openPostgres(databaseUrl, options);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const lock = await lockDataDir(dataDir);
  try {
    const database = databaseOfBackend(await embeddedBackend(dataDir), statementTimeout);
    return { ...database, close: () => database.close().finally(lock.release) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Wraps a PGlite; closing the database closes it. */
export function databaseOfPglite(pglite: PGlite): Database {
  const close = () => pglite.close();
  return databaseOfBackend(async () => ({
    answer: (messages) => pglite.execProtocolRaw(messages),
    close,
    kill: async () => {},
  }));
}

/**
 * Uses a pool of one connection, since PGlite is a single backend: while one caller holds the connection, all others
 * wait.
 */
function databaseOfBackend(open: () => Promise<Backend>, statementTimeout = defaultTimeout): Database {
  let socket: BackendSocket | undefined;
  const pool = new pg.Pool({
    stream: () => (socket = new BackendSocket(open, statementTimeout)),
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 30_000,
    types,
  });
  const database = databaseOf(pool, 'pglite');
  const close = async () => {
    await database.close();
    // The pool does not wait until its connections are closed.
    if (socket && !socket.closed) await once(socket, 'close');
  };
  const reach = async () => {
    // A running statement shows that the database is reachable.
    if (!socket || socket.destroyed) await pool.query('select 1');
  };
  return { ...database, reach, close };
}

async function openPostgres(databaseUrl: string, options: PostgresOptions): Promise<Database> {
  const database = postgresDatabase(databaseUrl, options);
  try {
    if (options.prepare ?? true) await assertOwnSessions(database.connect);
    else await database.reach();
    return database;
  } catch (error) {
    await database.close();
    // The peer may not be PostgreSQL, and may send anything or nothing.
    throw error instanceof UnfitServer ? error : new UnfitServer(reasonOf(error as Error), { cause: error });
  }
}

/** A database of a PostgreSQL server, not yet connected. */
export function postgresDatabase(
  databaseUrl: string,
  { poolSize = 10, statementTimeout = defaultTimeout, prepare = true, directUrl }: PostgresOptions = {},
): Database & Required<Pick<Database, 'connect'>> {
  const hosts = new Hosts(addressesOf(databaseUrl) ?? [databaseUrl]);
  const direct = directUrl === undefined ? hosts : new Hosts(addressesOf(directUrl) ?? [directUrl]);
  const session = (keepsSettings: boolean) => (client: pg.ClientBase) =>
    prepareSession(client, { statementTimeout, keepsSettings });
  const shared = { application_name: systemSchema, connectionTimeoutMillis: 10_000, types };
  const pool = new pg.Pool({ ...shared, max: poolSize, onConnect: session(prepare) });
  const connectPool = () =>
    hosts.use((connectionString) => {
      Object.assign(pool.options, { connectionString });
      return pool.connect();
    });
  const connect = () =>
    direct.use(async (connectionString) => {
      const client = new pg.Client({ ...shared, connectionString, keepAlive: true });
      try {
        await client.connect();
        await session(true)(client);
        return client;
      } catch (error) {
        client.end().catch(() => {});
        throw error;
      }
    });
  const reach = () =>
    hosts.use(async (connectionString) => {
      const limits = { connectionTimeoutMillis: 2000, query_timeout: 2000 };
      const client = new pg.Client({ ...shared, ...limits, connectionString });
      client.on('error', () => {});
      try {
        await client.connect();
        await session(prepare)(client);
      } catch (error) {
        // A server without free connections is reachable.
        if (databaseErrorOf(error)?.code !== '53300') throw error;
      } finally {
        // Not awaited: a dead peer never responds.
        client.end().catch(() => {});
      }
    });
  const source = { connect: connectPool, end: () => pool.end() };
  return { ...databaseOf(pool, 'postgres', preparingPool(source, prepare)), connect, reach };
}

function databaseOf(
  pool: pg.Pool,
  engine: Database['engine'],
  connections = preparingPool(pool),
): Omit<Database, 'reach'> {
  // Without listeners node would end the process. The pool replaces a broken connection, and its holder gets the error
  // from its next statement; the pool itself only listens to idle connections.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const kysely = new Kysely<SystemTables>({ dialect: new PostgresDialect({ pool: connections }) });
  let closing: Promise<void> | undefined;
  return {
    kysely,
    engine,
    connections: pool.options.max,
    pool,
    // Not kysely.destroy(): it leaves the pool open when no query has run.
    close: () => (closing ??= pool.end()),
  };
}

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => parsers[oid] ?? pg.types.getTypeParser(oid, format),
};
