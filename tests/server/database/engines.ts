import { threadId } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PostgresDialect } from 'kysely';
import { inject } from 'vitest';
import type { Model } from '../../../src/engine/schema/declaration/model';
import {
  type Database,
  databaseOfPglite,
  postgresDatabase,
} from '../../../src/engine/server/database/database';
import type { SystemTables } from '../../../src/engine/server/database/system-tables';
import { applyPlan } from '../../../src/engine/server/plan/apply-plan';
import { planModel } from '../../../src/engine/server/plan/plan-model';
import { pgliteTemplate } from '../../support/pglite-template';
import { createDatabase } from '../../support/postgres';

export const engines = ['pglite', 'postgres'] as const;

/** For tests whose subject does not depend on the driver, connections or plans; other tests cover these on both engines. */
export const oneEngine: readonly (typeof engines)[number][] = ['postgres'];

/** An empty database of the engine, as the server would open it. */
export async function openEngine(engine: (typeof engines)[number], name: string): Promise<Database> {
  if (engine === 'pglite') return databaseOfPglite(await pgliteOf(await pgliteTemplate()));
  const url = await createDatabase(inject('postgresUrl'), `${name}_${unique()}`);
  return postgresDatabase(url, { poolSize: 8 });
}

interface Prepared {
  open(name: string): Promise<Database>;
}

/** By engine and model: making the tables takes longer than copying them, so the files of a worker share copies. */
const prepared = new Map<string, Promise<Prepared>>();

/** A database of the engine with the tables of the model and no rows. */
export async function openTables(
  engine: (typeof engines)[number],
  name: string,
  model: Model,
): Promise<Database> {
  const key = engine + JSON.stringify([...model.entities.values()]);
  const known = prepared.get(key) ?? (engine === 'pglite' ? preparePglite(model) : preparePostgres(model));
  prepared.set(key, known);
  return (await known).open(name);
}

async function preparePglite(model: Model): Promise<Prepared> {
  const pglite = await pgliteOf(await pgliteTemplate());
  const database = databaseOfPglite(pglite);
  await applyPlan(database, await planModel(database, model));
  const dump = await pglite.dumpDataDir('none');
  await database.close();
  return { open: async () => databaseOfPglite(await pgliteOf(dump)) };
}

async function preparePostgres(model: Model): Promise<Prepared> {
  const template = `tables_${unique()}`;
  const database = postgresDatabase(await createDatabase(inject('postgresUrl'), template), { poolSize: 8 });
  await applyPlan(database, await planModel(database, model));
  await database.close();
  return {
    open: async (name) => {
      const url = await createDatabase(inject('postgresUrl'), `${name}_${unique()}`, template);
      return postgresDatabase(url, { poolSize: 8 });
    },
  };
}

function pgliteOf(content: Blob | Buffer<ArrayBuffer>): Promise<PGlite> {
  return PGlite.create({ loadDataDir: new Blob([content]), extensions: { pg_trgm } });
}

let opened = 0;

/** Workers are processes or threads of one. */
function unique(): string {
  return `${process.pid}_${threadId}_${++opened}`;
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
