import type { Model } from '../../entity/declaration/model';
import type { Field } from '../../entity/model/entity';

export interface Step {
  readonly table: string;
  readonly sql: string;
  readonly why: string;
  /** That it may lose or refuse data. With no rows concerned it is applied like any other. */
  readonly risk?: Risk | undefined;
  /** Rows concerned, once counted. */
  readonly rows?: number;
}

/** A plan names so many groups of rows. */
export const groupsNamed = 20;

export interface Risk {
  /** Counts the rows concerned. */
  readonly countSql: string;
  /** The ids of rows that share what they must not, a group a row; one more than are named. */
  readonly groupsSql?: string | undefined;
  /** Where SQL cannot tell which rows are concerned, what does. */
  readonly inside?: ValuesInside | undefined;
  /** True: the step can be executed, and their data is lost. False: it fails while there are such rows. */
  readonly loses: boolean;
  /** What to do about them. */
  readonly remedy: string;
}

/** Values that may break what is declared inside them. */
export interface ValuesInside {
  readonly table: string;
  readonly field: Field;
}

/** How the database is brought to what the model declares; the steps in order, in one transaction. */
export interface Plan {
  readonly model: Model;
  readonly steps: readonly Step[];
  /** What is left alone, for the reader. */
  readonly notes: readonly string[];
}

/** Steps that put rows at risk. */
export function obstacles(plan: Plan): Step[] {
  return plan.steps.filter((step) => step.risk && (step.rows ?? 0) > 0);
}
