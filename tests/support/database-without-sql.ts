import { Kysely, PostgresDialect } from 'kysely';
import type { Database } from '../../src/engine/server/database/database';
import type { SystemTables } from '../../src/engine/server/database/system-tables';

/** A database on which every statement fails, for tests that need no engine. */
export function databaseWithoutSql(): Database {
  const fail = () => Promise.reject(new Error('This test must not reach SQL.'));
  const pool = {
    connect: fail,
    end: () => Promise.resolve(),
    totalCount: 0,
    idleCount: 0,
    waitingCount: 0,
  };
  const kysely = new Kysely<SystemTables>({ dialect: new PostgresDialect({ pool }) });
  return { kysely, engine: 'postgres', connections: 1, pool, reach: fail, close: () => pool.end() };
}
