/**
 * A constraint between the fields of a record, of a nested object, or of each object of a list. Empty values
 * violate only `any`; in a `total`, they count as 0.
 */
export type Rule =
  /** Two dates, times or numbers. */
  | { readonly order: readonly [string, '<' | '<=', string] }
  /** At least one of the fields is filled. */
  | { readonly any: readonly string[] }
  /** The sum of a number over the objects of a list, `items.weight`, equals this; not checked for an empty list. */
  | { readonly total: string; readonly equals: number }
  /**
   * The ranges between two fields of the objects of a list do not overlap; both ends belong to a range, and a range
   * without `to` is open-ended.
   */
  | { readonly disjoint: string; readonly from: string; readonly to: string }
  /** No two objects of a list share the values of these fields. */
  | { readonly distinct: string; readonly by: readonly string[] };

export type Rules = Readonly<Record<string, Rule>>;

/**
 * Names of the fields that the rule constrains, all at the same level; a rule about a list returns the list's name.
 */
export function fieldsOfRule(rule: Rule): readonly string[] {
  if ('order' in rule) return [rule.order[0], rule.order[2]];
  if ('any' in rule) return rule.any;
  return [listOfRule(rule)];
}

export function listOfRule(rule: Exclude<Rule, { order: unknown } | { any: unknown }>): string {
  if ('total' in rule) return rule.total.split('.', 1)[0] ?? '';
  return 'disjoint' in rule ? rule.disjoint : rule.distinct;
}

/** Names of the fields of each object of the list that the rule is about. */
export function partsOfRule(rule: Exclude<Rule, { order: unknown } | { any: unknown }>): readonly string[] {
  if ('total' in rule) return rule.total.split('.').slice(1);
  return 'disjoint' in rule ? [rule.from, rule.to] : rule.by;
}
