import { sql } from 'kysely';
import type { Connection } from '../database/transaction';
import type { Step } from './plan';
import { PlanError } from './plan-error';

/** Throws `PlanError` where the database refuses the step. */
export async function executeStep(kysely: Connection, step: Step): Promise<void> {
  try {
    await sql.raw(step.sql).execute(kysely);
  } catch (cause) {
    throw PlanError.ofRefusal(step, cause);
  }
}
