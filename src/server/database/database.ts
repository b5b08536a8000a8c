import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Backend } from './backend';
import { embeddedBackend } from './backend';
import { BackendSocket } from './backend-socket';
import { lockDataDir } from './data-dir-lock';
import { databaseErrorOf } from './error-kind';
import { preparingPool } from './prepared-pool';
import type { SystemTables } from './system-tables';
import { parsers } from './value-parsers';

/** The one database of a server, whichever engine runs it. */
export interface Database {
  readonly kysely: Kysely<SystemTables>;
  readonly engine: 'pglite' | 'postgres';
  /** How many there can be at a time. */
  readonly connections: number;
  /** Opens a connection outside of the pool, for `listen`; only where several servers can share the database. */
  readonly connect?: () => Promise<pg.Client>;
  /** What the pool does at the moment. */
  readonly pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  /** Fails where the database cannot be reached. Waits for no connection of the pool. */
  reach(): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  /** Of a PostgreSQL server; not given, PGlite keeps the data in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  /** Connections to a PostgreSQL server. */
  readonly poolSize?: number;
  /** How long a statement may take, in ms. */
  readonly statementTimeout?: number;
}

const defaultTimeout = 30_000;

/** Connects, but changes nothing in the database. Throws where another process holds the data folder. */
export async function openDatabase(options: Options): Promise<Database> {
  const { databaseUrl, dataDir, poolSize, statementTimeout } = options;
  if (databaseUrl) return databaseOfPool(postgresPool(databaseUrl, poolSize, statementTimeout));
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

/** Closing the database closes the PGlite. */
export function databaseOfPglite(pglite: PGlite): Database {
  const close = () => pglite.close();
  return databaseOfBackend(async () => ({
    answer: (messages) => pglite.execProtocolRaw(messages),
    close,
    kill: async () => {},
  }));
}

/** With a pool of one connection, since PGlite is a single backend: who holds it, holds it alone until released. */
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
    // The pool does not wait for its connections to be closed.
    if (socket && !socket.closed) await once(socket, 'close');
  };
  const reach = async () => {
    // A statement that runs is no reason to wait.
    if (!socket || socket.destroyed) await pool.query('select 1');
  };
  return { ...database, reach, close };
}

/** The pool must come from `postgresPool`, for its types and session settings. Closing the database ends it. */
export function databaseOfPool(pool: pg.Pool): Database {
  const connect = async () => {
    const client = new pg.Client({ ...pool.options, keepAlive: true });
    await client.connect();
    return client;
  };
  const reach = async () => {
    const client = new pg.Client({ ...pool.options, connectionTimeoutMillis: 2000, query_timeout: 2000 });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query('select 1');
    } catch (error) {
      // A server that has no connection left is there.
      if (databaseErrorOf(error)?.code !== '53300') throw error;
    } finally {
      // Not waited for: a peer that is gone says nothing.
      client.end().catch(() => {});
    }
  };
  return { ...databaseOf(pool, 'postgres'), connect, reach };
}

function databaseOf(pool: pg.Pool, engine: Database['engine']): Omit<Database, 'reach'> {
  // Without listeners node would end the process. The pool replaces a broken connection, and whoever holds it
  // gets the error from its next statement; the pool itself listens to idle connections only.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const kysely = new Kysely<SystemTables>({ dialect: new PostgresDialect({ pool: preparingPool(pool) }) });
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

/**
 * Connections whose values and sessions are as the rest of the server expects them. Plans are not compiled: a search of
 * a big table is taken for an expensive one, and compiling its plan takes longer than running it.
 */
export function postgresPool(databaseUrl: string, size = 10, statementTimeout = defaultTimeout): pg.Pool {
  return new pg.Pool({
    connectionString: databaseUrl,
    max: size,
    application_name: 'footwork',
    options: `-c search_path=public -c timezone=UTC -c jit=off -c statement_timeout=${statementTimeout} -c idle_in_transaction_session_timeout=60s`,
    connectionTimeoutMillis: 10_000,
    types,
  });
}
