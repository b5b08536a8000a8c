import type { Model } from '../../entity/declaration/model';
import { stepText, stoppedText } from './plan-text';

/** One statement of a plan. */
export interface Step {
  /** Risky: it may lose or refuse data. With no rows concerned it is applied like an additive one. */
  readonly kind: 'additive' | 'risky';
  readonly table: string;
  readonly sql: string;
  readonly why: string;
  readonly risk?: Risk;
  /** Rows concerned, once counted. */
  readonly rows?: number;
}

export interface Risk {
  /** Counts the rows concerned. */
  readonly countSql: string;
  /** True: the step can be executed, and their data is lost. False: it fails while there are such rows. */
  readonly loses: boolean;
  /** What to do about them. */
  readonly remedy: string;
}

/** How the database is brought to what the model declares; the steps in order, in one transaction. */
export interface Plan {
  readonly model: Model;
  readonly steps: readonly Step[];
  /** What is left alone, for the reader. */
  readonly notes: readonly string[];
}

/** Risky steps that concern rows. */
export function obstacles(plan: Plan): Step[] {
  return plan.steps.filter((step) => step.kind === 'risky' && (step.rows ?? 0) > 0);
}

/** The database cannot be brought to the model; nothing was changed. */
export class PlanError extends Error {
  override readonly name = 'PlanError';

  /** Rows would be lost, or are in the way. */
  static ofRows(plan: Plan, stopping: readonly Step[]): PlanError {
    return new PlanError(stoppedText(plan, stopping));
  }

  static ofEncoding(encoding: string): PlanError {
    return new PlanError(
      `The database is encoded in ${encoding}, in which not every language can be written; nothing was changed.\n\n` +
        "Make one in UTF8, and name it in DATABASE_URL: create database footwork encoding 'UTF8' template template0;",
    );
  }

  static ofRefusal(step: Step, cause: unknown): PlanError {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const head = 'The database refused a step of the plan; nothing was changed.';
    return new PlanError([head, stepText(step), reason].join('\n\n'), { cause });
  }
}
