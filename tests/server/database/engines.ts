import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PostgresDialect } from 'kysely';
import { inject } from 'vitest';
import {
  type Database,
  databaseOfPglite,
  databaseOfPool,
  postgresPool,
} from '../../../src/server/database/database';
import type { SystemTables } from '../../../src/server/database/system-tables';
import { pgliteTemplate } from '../../support/pglite-template';
import { createDatabase } from '../../support/postgres';

export const engines = ['pglite', 'postgres'] as const;

/** An empty database of the engine, as the server would open it. */
export async function openEngine(engine: (typeof engines)[number], name: string): Promise<Database> {
  if (engine === 'pglite') {
    const loadDataDir = new Blob([await pgliteTemplate()]);
    return databaseOfPglite(await PGlite.create({ loadDataDir, extensions: { pg_trgm } }));
  }
  const unique = `${name}_${process.pid}_${Date.now()}`;
  return databaseOfPool(postgresPool(await createDatabase(inject('postgresUrl'), unique), 8));
}

/** A database on which every statement fails: what is tested with it needs no engine. */
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
