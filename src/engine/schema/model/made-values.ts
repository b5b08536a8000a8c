import { levels } from '../contract/app';
import type { Level } from '../contract/define-app';

/**
 * The source of a default: the current time, the account that creates the record, or the field by which a level ties
 * that account: `actor.region`.
 */
export type DefaultSource = 'now' | 'actor' | `actor.${string}`;

/** The level whose field of the account is the source. */
export function levelOfSource(source: DefaultSource | undefined): Level | undefined {
  return levels.find(({ field }) => source === `actor.${field}`);
}

/**
 * A default that is copied from a referenced record, where the caller passes no value and both records have the same
 * unit and currency: `commodity.price` through a reference next to the field, `lines.commodity.currency` through that
 * of the first item of a list.
 */
export interface CopiedDefault {
  readonly from: string;
}

/** Record numbers, unique also under concurrent creates; gaps are possible. */
export interface Sequence {
  /**
   * `SO-{YYYYMM}-{00000}`: the month (or `{YYYY}`, `{YYYYMMDD}`) of the creation in UTC, and the number, padded to at
   * least that many digits.
   */
  readonly format: string;
  /** Columns that partition the sequence: each combination of values counts from 1. */
  readonly per?: readonly string[];
}

/** How a value is computed from other fields of the record. */
export type Computed =
  /** Sum of a number over the items of a list: `lines.amount`. */
  | { readonly sum: string }
  /** Weighted mean of a number over the items of a list, to two decimals. */
  | { readonly mean: string; readonly weight: string }
  /** Product of other numbers of the same item of a list. */
  | { readonly product: readonly string[] }
  /** Whole years since a date, computed on read. */
  | { readonly age: string }
  /** `/r/{report_number}`; empty where one of the fields is. */
  | { readonly text: string };
