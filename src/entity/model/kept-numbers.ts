/** How many records of `entity` point here through `by`, or what they hold; read from a rollup of that entity. */
export interface Count {
  readonly entity: string;
  readonly by: string;
  /** The total of this number of theirs instead. */
  readonly sum?: string;
  /** How many different values they hold in this field instead. */
  readonly distinct?: string;
  /** Only rows whose `at` lies in the current day, week (from Monday) or month, by the clock of the reader. */
  readonly at?: string;
  readonly within?: 'day' | 'week' | 'month';
}

/**
 * Numbers that the database keeps about the rows of an entity, per group. A group is what rows share in the scope
 * columns, in the `by` fields and in the day; the number of its rows is always kept.
 */
export interface RollupSchema {
  /** The date or date-time field whose day, in UTC, makes a group. */
  readonly day?: string;
  /** References, enums and booleans whose values make a group. */
  readonly by?: readonly string[];
  /** Numbers that are added up, those that are no money, percent or integer to nine decimals. */
  readonly sum?: readonly string[];
  /** Fields whose filled values are counted. */
  readonly count?: readonly string[];
  /** Fields whose different values are counted, over any number of groups. */
  readonly distinct?: readonly string[];
  /** Also keeps the numbers of all stores of a partner together, for readers who see more than single stores. */
  readonly acrossStores?: true;
}
