/**
 * The number of records of `entity` that reference this record through `by`, or a number about them; read from a rollup
 * of `entity`.
 */
export interface Count {
  readonly entity: string;
  readonly by: string;
  /** Instead: the sum of this field. */
  readonly sum?: string;
  /** Instead: the number of distinct values of this field. */
  readonly distinct?: string;
  /** Counts only rows whose `at` lies in the current day, week (from Monday) or month, by the reader's clock. */
  readonly at?: string;
  readonly within?: 'day' | 'week' | 'month';
}

/**
 * Numbers about the rows of an entity that the database maintains per group. Rows of one group share the values of the
 * scope columns, of the `by` fields and of the day; each group also has its number of rows.
 */
export interface RollupSchema {
  /** The date or date-time field whose day, in UTC, is part of the group key. */
  readonly day?: string;
  /** References, enums and booleans that are part of the group key. */
  readonly by?: readonly string[];
  /** Numbers to sum; those other than money, percent and integer to nine decimals. */
  readonly sum?: readonly string[];
  /** Fields whose non-empty values are counted. */
  readonly count?: readonly string[];
  /** Fields whose distinct values are counted, over any number of groups. */
  readonly distinct?: readonly string[];
  /** Also maintains the numbers without the narrowest level, for readers who reach more. */
  readonly across?: true;
}
