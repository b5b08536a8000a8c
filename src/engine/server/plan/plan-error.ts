import { systemSchema } from '../../schema/contract/app';
import { databaseErrorOf } from '../database/error-kind';
import type { Plan, Step } from './plan';
import { stepText, stoppedText } from './plan-text';

/** The database cannot be migrated to the model; nothing was changed. */
export class PlanError extends Error {
  override readonly name = 'PlanError';

  /** SQLSTATE of the failed statement. */
  get code(): string | undefined {
    return databaseErrorOf(this.cause)?.code;
  }

  /** Rows would be lost or violate a constraint. */
  static ofRows(plan: Plan, stopping: readonly Step[]): PlanError {
    return new PlanError(stoppedText(plan, stopping));
  }

  static ofEncoding(encoding: string): PlanError {
    return new PlanError(
      `The database is encoded in ${encoding}, in which not every language can be written; nothing was changed.\n\n` +
        `Make one in UTF8, and name it in DATABASE_URL: create database ${systemSchema} encoding 'UTF8' template template0;`,
    );
  }

  static ofRefusal(step: Step, cause: unknown): PlanError {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const head = 'The database refused a step of the plan; nothing was changed.';
    return new PlanError([head, stepText(step), reason].join('\n\n'), { cause });
  }
}
