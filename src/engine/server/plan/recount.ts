import { sql } from 'kysely';
import type { Model } from '../../schema/declaration/model';
import type { Database } from '../database/database';
import { quote } from '../database/sql-text';
import { desiredTables } from './desired-model';
import { planningAlone } from './plan-model';

/** Recounts totals and rollups, one table after the other; writers of that table wait meanwhile. */
export async function recount(database: Database, model: Model): Promise<void> {
  for (const { name, kept } of desiredTables(model, false)) {
    if (kept.length === 0) continue;
    await planningAlone(database, async (transaction) => {
      await sql.raw(`lock table ${quote(name)} in share row exclusive mode`).execute(transaction);
      for (const statement of kept.flatMap((numbers) => numbers.recount))
        await sql.raw(statement).execute(transaction);
    });
  }
}
