import { sql } from 'kysely';
import type { Database } from '../database/database';
import type { Connection } from '../database/transaction';
import { createSystemSchema } from './create-system-schema';
import { obstacles, type Plan, type Step } from './plan';
import { PlanError } from './plan-error';
import { planningAlone, planWithin } from './plan-model';
import { ensureTrigrams } from './trigrams';

interface Options {
  /** Executes steps that lose data, too. */
  readonly acceptLoss?: boolean;
}

/**
 * Brings the database to the model in one transaction, and answers what was done. Throws `PlanError`, and changes
 * nothing but our own schema, where rows would be lost or are in the way.
 */
export async function applyPlan(
  database: Database,
  { model }: Pick<Plan, 'model'>,
  { acceptLoss = false }: Options = {},
): Promise<Plan> {
  const trigrams = await ensureTrigrams(database.kysely);
  // Every call to a running server needs these tables: they are not locked as long as the plan takes.
  await planningAlone(database, async (transaction) => {
    await assertUtf8(transaction);
    await createSystemSchema(transaction);
  });
  return planningAlone(database, async (transaction) => {
    const plan = await planWithin(transaction, model, trigrams);
    const stopping = obstacles(plan).filter((step) => !(acceptLoss && step.risk?.loses));
    if (stopping.length > 0) throw PlanError.ofRows(plan, stopping);
    for (const step of plan.steps) await execute(transaction, step);
    return plan;
  });
}

async function execute(kysely: Connection, step: Step): Promise<void> {
  try {
    await sql.raw(step.sql).execute(kysely);
  } catch (cause) {
    throw PlanError.ofRefusal(step, cause);
  }
}

/** Throws `PlanError` where the database keeps texts in another encoding, in which not every text fits. */
async function assertUtf8(kysely: Connection): Promise<void> {
  const { rows } = await sql<{ encoding: string }>`
    select pg_encoding_to_char(encoding) as encoding from pg_database where datname = current_database()`.execute(
    kysely,
  );
  const encoding = rows[0]?.encoding;
  if (encoding !== 'UTF8') throw PlanError.ofEncoding(encoding ?? 'nothing');
}
