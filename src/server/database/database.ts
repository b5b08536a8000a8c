import { mkdir } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { lockDataDir } from './data-dir-lock';
import { openEmbedded } from './embedded';
import { pglitePool } from './pglite-pool';
import { preparingPool } from './prepared-pool';
import type { SystemTables } from './system-tables';
import { parsers } from './value-parsers';

/** The one database of a server, whichever engine runs it. */
export interface Database {
  readonly kysely: Kysely<SystemTables>;
  readonly engine: 'pglite' | 'postgres';
  /** Opens a connection outside of the pool, for `listen`; only where several servers can share the database. */
  readonly connect?: () => Promise<pg.Client>;
  close(): Promise<void>;
}

interface Options {
  /** Of a PostgreSQL server; not given, PGlite keeps the data in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  /** Connections to a PostgreSQL server. */
  readonly poolSize?: number;
}

/** Connects, but changes nothing in the database. Throws where another process holds the data folder. */
export async function openDatabase(options: Options): Promise<Database> {
  if (options.databaseUrl) return databaseOfPool(postgresPool(options.databaseUrl, options.poolSize));
  await mkdir(options.dataDir, { recursive: true, mode: 0o700 });
  const lock = await lockDataDir(options.dataDir);
  try {
    const database = databaseOfPglite(await openEmbedded(options.dataDir));
    return { ...database, close: () => database.close().finally(lock.release) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Closing the database closes the PGlite. */
export function databaseOfPglite(pglite: PGlite): Database {
  return databaseOf(pglitePool(pglite), 'pglite');
}

/** The pool must come from `postgresPool`, for its types and session settings. Closing the database ends it. */
export function databaseOfPool(pool: pg.Pool): Database {
  const connect = async () => {
    const client = new pg.Client({ ...pool.options, keepAlive: true });
    await client.connect();
    return client;
  };
  return { ...databaseOf(preparingPool(pool), 'postgres'), connect };
}

function databaseOf(pool: PostgresPool, engine: Database['engine']): Database {
  const kysely = new Kysely<SystemTables>({ dialect: new PostgresDialect({ pool }) });
  let closing: Promise<void> | undefined;
  return {
    kysely,
    engine,
    // Not kysely.destroy(): it leaves the pool open when no query has run.
    close: () => (closing ??= pool.end()),
  };
}

/** Connections whose values and sessions are as the rest of the server expects them. */
export function postgresPool(databaseUrl: string, size = 10): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: size,
    application_name: 'footwork',
    options:
      '-c search_path=public -c timezone=UTC -c statement_timeout=30s -c idle_in_transaction_session_timeout=60s',
    connectionTimeoutMillis: 10_000,
    types: { getTypeParser: (oid, format) => parsers[oid] ?? pg.types.getTypeParser(oid, format) },
  });
  // Without listeners node would end the process. The pool replaces a broken connection, and whoever holds it
  // gets the error from its next statement; the pool itself listens to idle connections only.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
