/** What a new record holds where the caller gives nothing: the moment, the account that creates it, or what ties that account. */
export type DefaultSource = 'now' | 'actor' | 'actor.pcode' | 'actor.store';

/**
 * What a new record takes over from a record that it points to, where the caller gives nothing and the two share unit and
 * currency: `commodity.price` through the reference beside it, `lines.commodity.currency` through the first of a list.
 */
export interface CopiedDefault {
  readonly from: string;
}

/** Numbers of records, unique also under load; gaps are possible. */
export interface Sequence {
  /** `SO-{YYYYMM}-{00000}`: the month (or `{YYYY}`, `{YYYYMMDD}`) of the creation in UTC, and the number with at least so many digits. */
  readonly format: string;
  /** Columns whose values have numbers of their own. */
  readonly per?: readonly string[];
}

/** How a value follows from others of the record. */
export type Computed =
  /** Of a number in the items of a list: `lines.amount`. */
  | { readonly sum: string }
  /** Weighted mean of a number in the items of a list, to two decimals. */
  | { readonly mean: string; readonly weight: string }
  /** Of numbers beside it in the items of a list. */
  | { readonly product: readonly string[] }
  /** Whole years since a date, when it is asked for. */
  | { readonly age: string }
  /** `/r/{report_number}`; empty where one of the fields is. */
  | { readonly text: string };
