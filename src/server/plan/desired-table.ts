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
  /** The value of a row that the statement `by` of a trigger makes when the row is written: `once`, or each time. */
  readonly made?: { readonly value: string; readonly by: string; readonly once: boolean } | undefined;
}

/** Does for the rows that are there what a trigger does for those that are written. */
export interface Refill {
  /** What the trigger executes. */
  readonly by: string;
  /** The column that it reads; where that is new as well, there is nothing to do. */
  readonly column: string;
  readonly sql: string;
  readonly why: string;
  /** Counts the rows that would be refused. */
  readonly countSql: string;
  readonly remedy: string;
}

/** A column that repeats a column of the record that a reference points to. */
export interface Inheritance {
  readonly column: string;
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

/** What the database does by itself when rows are written. */
export interface Action {
  /** For each row, `new` and `old`; or once for all rows of a statement, `added` and `removed`. */
  readonly at: 'before row' | 'after row' | 'after statement';
  readonly on: readonly ('insert' | 'update' | 'delete' | 'truncate')[];
  /** Of updates, only those that change one of these columns. */
  readonly changed?: readonly string[];
  /** Of rows, only those for which this holds; about `new`. */
  readonly condition?: string;
  /** PL/pgSQL statements. */
  readonly sql: string;
}

/** A trigger, and the function of the same name in the schema `footwork` that it calls. */
export interface DesiredTrigger {
  readonly name: string;
  /** `before insert`. */
  readonly event: string;
  /** What stands after `on table`. */
  readonly scope: string;
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
  readonly actions: readonly Action[];
  /** What the triggers execute for new rows. */
  readonly by: string;
  /** The tables of `footwork` that hold them. */
  readonly tables: readonly string[];
  /** Statements that make those tables; none where they are tables of the system. */
  readonly create: readonly string[];
  readonly recount: readonly string[];
}

/** Whether a name was made by `withHash`; other things on our tables are somebody else's and left alone. */
export function isOurs(name: string): boolean {
  return /_[0-9a-f]{8}$/.test(name);
}
