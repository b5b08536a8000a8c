import { sql } from 'kysely';
import type { Database } from '../database/database';
import type { Connection } from '../database/transaction';
import { createSystemSchema } from './create-system-schema';
import { executeStep } from './execute-step';
import { obstacles, type Plan } from './plan';
import { PlanError } from './plan-error';
import { planningAlone, planWithin } from './plan-model';
import { ensureTrigrams } from './trigrams';

interface Options {
  /** Also executes steps that lose data. */
  readonly acceptLoss?: boolean;
}

/**
 * Migrates the database to the model in one transaction, and returns the executed plan. If rows would be lost or
 * violate a new constraint, throws `PlanError` and changes only the system schema.
 */
export async function applyPlan(
  database: Database,
  { model }: Pick<Plan, 'model'>,
  { acceptLoss = false }: Options = {},
): Promise<Plan> {
  const trigrams = await ensureTrigrams(database.kysely);
  // A separate transaction: every request to a running server needs these tables, and the plan may take long.
  await planningAlone(database, async (transaction) => {
    await assertUtf8(transaction);
    await createSystemSchema(transaction);
  });
  return planningAlone(database, async (transaction) => {
    const plan = await planWithin(transaction, model, trigrams);
    const stopping = obstacles(plan).filter((step) => !(acceptLoss && step.risk?.loses));
    if (stopping.length > 0) throw PlanError.ofRows(plan, stopping);
    for (const step of plan.steps) await executeStep(transaction, step);
    return plan;
  });
}

/** Throws `PlanError` unless the encoding is UTF-8: no other encoding can store every text. */
async function assertUtf8(kysely: Connection): Promise<void> {
  const { rows } = await sql<{ encoding: string }>`
    select pg_encoding_to_char(encoding) as encoding from pg_database where datname = current_database()`.execute(
    kysely,
  );
  const encoding = rows[0]?.encoding;
  if (encoding !== 'UTF8') throw PlanError.ofEncoding(encoding ?? 'nothing');
}
