import { sql } from 'kysely';
import type { Model } from '../../schema/declaration/model';
import { withoutTimeout } from '../database/backend-socket';
import type { Database } from '../database/database';
import { asksListRules } from '../database/list-rules-sql';
import { type Connection, inTransaction, type Transaction } from '../database/transaction';
import { ensureListRules } from './create-system-schema';
import { desiredTables } from './desired-model';
import { diff } from './diff';
import { readLiveModel } from './live-model';
import { groupsNamed, type Plan, type Step } from './plan';
import { refusedValues } from './refused-values';
import { hasRenames, rename } from './rename-steps';
import { withSameDefaults } from './same-defaults';
import { ensureTrigrams } from './trigrams';

/** Key of the advisory lock, chosen at random. */
export const planLock = 7_316_240_951;

/** A dry run: the plan with row counts. Changes no table. */
export async function planModel(database: Database, model: Model): Promise<Plan> {
  const trigrams = await ensureTrigrams(database.kysely);
  return planningAlone(database, (transaction) => planWithin(transaction, model, trigrams));
}

/**
 * Runs `work` in a transaction that holds the plan lock, so that no other server changes the tables meanwhile.
 * No request timeout: counting or rewriting a large table takes long.
 */
export function planningAlone<T>(
  database: Database,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return inTransaction(database, async (transaction) => {
    await sql.raw(withoutTimeout).execute(transaction);
    await sql`select pg_advisory_xact_lock(${planLock})`.execute(transaction);
    return work(transaction);
  });
}

/** The plan within a transaction. Renames are executed to compare the tables afterwards, and rolled back. */
export async function planWithin(kysely: Connection, model: Model, trigrams: boolean): Promise<Plan> {
  if (!hasRenames(model)) return planDifference(kysely, model, trigrams);
  await sql`savepoint renamed`.execute(kysely);
  const renames = await rename(kysely, model);
  const plan = await planDifference(kysely, model, trigrams);
  await sql`rollback to savepoint renamed`.execute(kysely);
  return { ...plan, steps: [...renames, ...plan.steps] };
}

async function planDifference(kysely: Connection, model: Model, trigrams: boolean): Promise<Plan> {
  const desired = desiredTables(model, trigrams);
  const live = await withSameDefaults(kysely, desired, await readLiveModel(kysely));
  const { steps, notes } = diff(desired, live);
  if (steps.some(({ risk }) => risk && asksListRules(risk.countSql))) await ensureListRules(kysely);
  const counted: Step[] = [];
  for (const step of steps) counted.push(await withRows(kysely, step));
  const slow = trigrams ? [] : ['The server does not offer pg_trgm: searches read whole tables.'];
  return { model, steps: counted, notes: [...slow, ...notes] };
}

async function withRows(kysely: Connection, step: Step): Promise<Step> {
  const { risk } = step;
  if (!risk) return step;
  const refused = risk.inside && (await refusedValues(kysely, risk.inside));
  if (!refused) {
    const rows = await count(kysely, risk.countSql);
    return rows > 0 && risk.groupsSql !== undefined
      ? {
          ...step,
          rows,
          risk: { ...risk, remedy: await remedyOfGroups(kysely, risk.groupsSql, risk.remedy) },
        }
      : { ...step, rows };
  }
  return { ...step, rows: refused.rows, risk: { ...risk, remedy: refused.remedy } };
}

async function remedyOfGroups(kysely: Connection, groupsSql: string, remedy: string): Promise<string> {
  const { rows } = await sql.raw<{ ids: string[] }>(groupsSql).execute(kysely);
  const named = rows.slice(0, groupsNamed).map(({ ids }) => ids.join(' and '));
  const others = rows.length > groupsNamed ? '; ...' : '';
  return `Rows that share them, by id: ${named.join('; ')}${others}. ${remedy}`;
}

async function count(kysely: Connection, countSql: string): Promise<number> {
  const { rows } = await sql.raw<{ rows: number }>(countSql).execute(kysely);
  return rows[0]?.rows ?? 0;
}
