import { threadId } from 'node:worker_threads';
import { inject } from 'vitest';
import type { Model } from '../../../src/engine/schema/declaration/model';
import { type Database, postgresDatabase } from '../../../src/engine/server/database/database';
import { applyPlan } from '../../../src/engine/server/plan/apply-plan';
import { planModel } from '../../../src/engine/server/plan/plan-model';
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

/** By engine and model: making the tables takes longer than copying them, so the files of a worker share copies. */
const prepared = new Map<string, Promise<(name: string) => Promise<Database>>>();

/** A database of the engine with the tables of the model and no rows. */
export async function openTables(
  engine: (typeof engines)[number],
  name: string,
  model: Model,
): Promise<Database> {
  const key = engine + JSON.stringify([...model.entities.values()]);
  const known = prepared.get(key) ?? (engine === 'pglite' ? preparePglite(model) : preparePostgres(model));
  prepared.set(key, known);
  return (await known)(name);
}

async function preparePostgres(model: Model): Promise<(name: string) => Promise<Database>> {
  const template = `tables_${unique()}`;
  const database = postgresDatabase(await createDatabase(inject('postgresUrl'), template), { poolSize: 8 });
  await applyPlan(database, await planModel(database, model));
  await database.close();
  return async (name) => {
    const url = await createDatabase(inject('postgresUrl'), `${name}_${unique()}`, template);
    return postgresDatabase(url, { poolSize: 8 });
  };
}

let opened = 0;

/** Workers are processes or threads of one. */
function unique(): string {
  return `${process.pid}_${threadId}_${++opened}`;
}
