import type { Field } from '../../entity/model/entity';

/** A column as it should be; also what a live one is compared with. */
export interface DesiredColumn {
  readonly name: string;
  readonly sqlType: string;
  readonly notNull: boolean;
  /** An SQL expression. */
  readonly default?: string | undefined;
  /** The column of which the database writes down here whether it is filled. */
  readonly tellsOf?: string | undefined;
  /** The record's own number, given by the database. */
  readonly identity?: boolean;
  /** What rows that are there already will hold, where it is more than the default. */
  readonly filledBy?: Inheritance | undefined;
  /** The value of a row that the function `by` makes when the row is written: `once`, or each time. */
  readonly made?: { readonly value: string; readonly by: string; readonly once: boolean } | undefined;
}

/** A statement that writes rows again, for a trigger function that is new. */
export interface Refill {
  /** The function. */
  readonly by: string;
  /** The column that it reads; where that is new as well, no row has to be written. */
  readonly column: string;
  readonly sql: string;
  readonly why: string;
  /** Counts the rows that the function would refuse. */
  readonly countSql: string;
  readonly remedy: string;
}

/** A column that repeats a column of the record that a reference points to. */
export interface Inheritance {
  readonly column: string;
  readonly sqlType: string;
  readonly reference: string;
  readonly table: string;
  readonly source: string;
}

/** That no two rows share what these columns make. */
export interface Uniqueness {
  readonly kind: 'unique';
  /** All columns that it rests on. */
  readonly columns: readonly string[];
  /** What must not be shared, as SQL. */
  readonly key: string;
  /** Which rows must not share it, as SQL. */
  readonly among: string;
}

/** What rows must fulfil. */
export type Demand =
  | {
      readonly kind: 'check';
      readonly columns: readonly string[];
      readonly condition: string;
      /** Where a CHECK cannot say all that holds inside the values. */
      readonly inside?: Field | undefined;
    }
  | Uniqueness
  | { readonly kind: 'foreign'; readonly columns: readonly string[]; readonly target: string };

/** Its name tells its definition. */
export type DesiredConstraint = Demand & {
  readonly name: string;
  /** For instance `check (...)`. */
  readonly definition: string;
};

export interface DesiredIndex {
  readonly name: string;
  /** What stands after `on table`. */
  readonly definition: string;
  /** What it demands beyond being quick to search: a constraint cannot speak of an expression, nor of some rows. */
  readonly demands?: Uniqueness;
}

export interface DesiredTrigger {
  readonly name: string;
  /** `before insert or update of "a"`. */
  readonly event: string;
  /** What stands after `on table`. */
  readonly scope: string;
  readonly calls: DesiredFunction;
}

/** A trigger function in the schema `footwork`. */
export interface DesiredFunction {
  readonly name: string;
  readonly body: string;
}

export interface DesiredTable {
  readonly name: string;
  readonly columns: readonly DesiredColumn[];
  readonly primaryKey: readonly string[];
  readonly constraints: readonly DesiredConstraint[];
  readonly indexes: readonly DesiredIndex[];
  readonly triggers: readonly DesiredTrigger[];
  readonly kept: readonly KeptNumbers[];
  readonly refills?: readonly Refill[];
}

/** Numbers about the rows of a table, which triggers keep from the count that they start from. */
export interface KeptNumbers {
  /** For the reader of a plan. */
  readonly title: string;
  /** The function that the triggers call. */
  readonly calls: string;
  /** Statements that make the tables that hold them; none where they are in a table of the system. */
  readonly create: readonly string[];
  readonly recount: readonly string[];
}

/** Whether a name was made by `withHash`; other things on our tables are somebody else's and left alone. */
export function isOurs(name: string): boolean {
  return /_[0-9a-f]{8}$/.test(name);
}
