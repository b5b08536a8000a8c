import type { Model } from '../../schema/declaration/model';
import type { Field } from '../../schema/model/entity';

export interface Step {
  readonly table: string;
  readonly sql: string;
  readonly why: string;
  /** Set if the step may lose data or fail. Without rows concerned it is applied like any other. */
  readonly risk?: Risk | undefined;
  /** Number of rows concerned, once counted. */
  readonly rows?: number;
}

/** Maximum number of groups of rows that a plan names. */
export const groupsNamed = 20;

export interface Risk {
  /** Counts the rows concerned. */
  readonly countSql: string;
  /** Selects the ids of each group of rows with the same unique key; one group more than `groupsNamed`. */
  readonly groupsSql?: string | undefined;
  /** Values to validate in code, where SQL cannot count the rows concerned. */
  readonly inside?: ValuesInside | undefined;
  /** True: the step succeeds and loses the data of these rows. False: it fails while such rows exist. */
  readonly loses: boolean;
  readonly remedy: string;
}

/** Values that may violate rules declared inside them. */
export interface ValuesInside {
  readonly table: string;
  readonly field: Field;
}

/** The steps that migrate the database to the model, executed in order in one transaction. */
export interface Plan {
  readonly model: Model;
  readonly steps: readonly Step[];
  /** What the plan leaves alone. */
  readonly notes: readonly string[];
}

/** Steps that put rows at risk. */
export function obstacles(plan: Plan): Step[] {
  return plan.steps.filter((step) => step.risk && (step.rows ?? 0) > 0);
}
