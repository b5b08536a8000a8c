/**
 * What must hold between the fields of a record, of a nested object, or of each object of a list. An empty value breaks
 * none but `any`.
 */
export type Rule =
  /** Two dates, times or numbers. */
  | { readonly order: readonly [string, '<' | '<=', string] }
  /** At least one of the fields is given. */
  | { readonly any: readonly string[] }
  /** A number of all objects of a list, `items.weight`, adds up to this; not asked of an empty list. */
  | { readonly total: string; readonly equals: number }
  /**
   * The ranges that the objects of a list make of two of their fields have no value in common; both ends belong to a range,
   * and one without `to` does not end.
   */
  | { readonly disjoint: string; readonly from: string; readonly to: string }
  /** No two objects of a list share the values of these fields. */
  | { readonly distinct: string; readonly by: readonly string[] };

export type Rules = Readonly<Record<string, Rule>>;

/** Names of the fields beside each other that the rule is about; a list by its own name. */
export function fieldsOfRule(rule: Rule): readonly string[] {
  if ('order' in rule) return [rule.order[0], rule.order[2]];
  if ('any' in rule) return rule.any;
  return [listOfRule(rule)];
}

/** The list that the rule is about. */
export function listOfRule(rule: Exclude<Rule, { order: unknown } | { any: unknown }>): string {
  if ('total' in rule) return rule.total.split('.', 1)[0] ?? '';
  return 'disjoint' in rule ? rule.disjoint : rule.distinct;
}

/** Names of the fields of each object of the list that the rule is about. */
export function partsOfRule(rule: Exclude<Rule, { order: unknown } | { any: unknown }>): readonly string[] {
  if ('total' in rule) return rule.total.split('.').slice(1);
  return 'disjoint' in rule ? [rule.from, rule.to] : rule.by;
}
