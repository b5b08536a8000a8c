import { createHash } from 'node:crypto';
import { threadId } from 'node:worker_threads';
import pg from 'pg';
import { inject } from 'vitest';
import type { Model } from '../../../src/engine/schema/declaration/model';
import { type Database, postgresDatabase } from '../../../src/engine/server/database/database';
import { applyPlan } from '../../../src/engine/server/plan/apply-plan';
import { planModel } from '../../../src/engine/server/plan/plan-model';
import { loadModel } from '../../../src/engine/server/registry';
import { emptyPglite, preparePglite } from '../../support/pglite-tables';
import { createDatabase } from '../../support/postgres';

export const engines = ['pglite', 'postgres'] as const;

/** For tests whose subject does not depend on the driver, connections or plans; other tests cover these on both engines. */
export const oneEngine: readonly (typeof engines)[number][] = ['postgres'];

/** An empty database of the engine, as the server would open it. */
export async function openEngine(engine: (typeof engines)[number], name: string): Promise<Database> {
  if (engine === 'pglite') return emptyPglite();
  const url = await createDatabase(inject('postgresUrl'), `${name}_${unique()}`);
  return postgresDatabase(url, { poolSize: 8 });
}

/** A database of the engine with the tables of the model and no rows. */
export async function openTables(
  engine: (typeof engines)[number],
  name: string,
  model: Model,
): Promise<Database> {
  if (engine === 'postgres') {
    const url = await createDatabase(inject('postgresUrl'), `${name}_${unique()}`, await templateOf(model));
    return postgresDatabase(url, { poolSize: 8 });
  }
  const key = keyOf(model);
  const known = prepared.get(key) ?? preparePglite(model);
  prepared.set(key, known);
  return (await known)();
}

/** By model; the files of a worker share these. */
const prepared = new Map<string, ReturnType<typeof preparePglite>>();

/**
 * The name of the template database with the tables of the model. Copying it takes a tenth of the time that
 * creating the tables takes. All workers share it. The template of a larger model starts as a copy of the
 * product's.
 */
async function templateOf(model: Model): Promise<string> {
  const name = `tables_${createHash('sha256').update(keyOf(model)).digest('hex').slice(0, 16)}`;
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    // The first worker creates the template; the others wait.
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) await makeTemplate(name, model);
  } finally {
    await client.end();
  }
  return name;
}

async function makeTemplate(name: string, model: Model): Promise<void> {
  const product = loadModel();
  const isMore = [...product.entities.values()].every((entity) => model.entities.get(entity.name) === entity);
  const base = isMore && model.entities.size > product.entities.size ? await templateOf(product) : undefined;
  const part = `${name}_part`;
  const database = postgresDatabase(await createDatabase(inject('postgresUrl'), part, base), { poolSize: 8 });
  await applyPlan(database, await planModel(database, model));
  await database.close();
  await createDatabase(inject('postgresUrl'), name, part);
}

function keyOf(model: Model): string {
  return JSON.stringify([...model.entities.values()]);
}

let opened = 0;

/** Unique among workers, which are processes, or threads of one process. */
function unique(): string {
  return `${process.pid}_${threadId}_${++opened}`;
}
