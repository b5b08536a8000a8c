import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { Model } from '../../src/engine/schema/declaration/model';
import { type Database, databaseOfPglite } from '../../src/engine/server/database/database';
import { applyPlan } from '../../src/engine/server/plan/apply-plan';
import { planModel } from '../../src/engine/server/plan/plan-model';
import { pgliteTemplate } from './pglite-template';

/** A PGlite in memory without tables, as the server would open it. */
export async function emptyPglite(): Promise<Database> {
  return databaseOfPglite(await pgliteOf(await pgliteTemplate()));
}

/** Creates the tables of the model once; the returned function opens copies of them. */
export async function preparePglite(model: Model): Promise<() => Promise<Database>> {
  const pglite = await pgliteOf(await pgliteTemplate());
  const database = databaseOfPglite(pglite);
  await applyPlan(database, await planModel(database, model));
  const dump = await pglite.dumpDataDir('none');
  await database.close();
  return async () => databaseOfPglite(await pgliteOf(dump));
}

function pgliteOf(content: Blob | Buffer<ArrayBuffer>): Promise<PGlite> {
  return PGlite.create({ loadDataDir: new Blob([content]), extensions: { pg_trgm } });
}
