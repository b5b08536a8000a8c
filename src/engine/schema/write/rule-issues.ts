import type { Issue } from '../contract/issue';
import { listOfRule, partsOfRule, type Rule, type Rules } from '../model/rule';
import { isEmpty } from './condition';
import { isObject } from './is-object';
import { isSame } from './merge';
import { isBefore } from './ordered';

type Row = Readonly<Record<string, unknown>>;
type Found = Omit<Issue, 'params'> & {
  readonly fields?: readonly string[];
  readonly params?: Issue['params'];
};

/**
 * Violations of the rules between these values, at each field concerned. `path`: the path of the values, ending in a
 * dot, or empty. Values of a wrong type violate no rule.
 */
export function ruleIssues(rules: Rules, row: Row, path: string): Issue[] {
  return Object.entries(rules).flatMap(([name, rule]) =>
    found(rule, row).map(({ field, rule: kind, fields = [], params }) => ({
      field: `${path}${field}`,
      rule: `rule.${kind}`,
      params: {
        ...params,
        name,
        ...(fields.length > 0 && { fields: fields.map((other) => `${path}${other}`).join() }),
      },
    })),
  );
}

function found(rule: Rule, row: Row): Found[] {
  if ('order' in rule) return misordered(rule.order, row);
  if ('any' in rule) {
    if (rule.any.some((field) => !isEmpty(row[field]))) return [];
    return rule.any.map((field) => ({ field, rule: 'any', fields: rule.any }));
  }
  const list = row[listOfRule(rule)];
  if (!Array.isArray(list) || list.length === 0 || !list.every(isObject)) return [];
  if ('total' in rule) return wrongTotal(rule, list);
  return 'disjoint' in rule ? overlaps(rule, list) : repeats(rule, list);
}

/** The messages for the first and for the last of two values in the wrong order. */
const sentences = {
  time: { '<': ['before', 'after'], '<=': ['notAfter', 'notBefore'] },
  number: { '<': ['less', 'more'], '<=': ['atMost', 'atLeast'] },
} as const;

function misordered([first, operator, last]: readonly [string, '<' | '<=', string], row: Row): Found[] {
  const [one, other] = [row[first], row[last]];
  if (isEmpty(one) || isEmpty(other) || typeof one !== typeof other) return [];
  const isStrict = operator === '<';
  if (isStrict ? isBefore(one, other) : !isBefore(other, one)) return [];
  const said = sentences[typeof one === 'number' ? 'number' : 'time'][operator];
  return [
    { field: first, rule: said[0], fields: [last] },
    { field: last, rule: said[1], fields: [first] },
  ];
}

function wrongTotal(rule: Extract<Rule, { total: string }>, list: readonly Row[]): Found[] {
  const [part = ''] = partsOfRule(rule);
  const sum = list.reduce((total, item) => total + Number(item[part] ?? 0), 0);
  // Rounds off binary noise; the validator has reported values that are not numbers.
  const total = Math.round(sum * 1e6) / 1e6;
  if (total === rule.equals || Number.isNaN(total)) return [];
  const field = listOfRule(rule);
  return [{ field, rule: 'total', fields: [rule.total], params: { equals: rule.equals, total } }];
}

function overlaps(
  { disjoint, from, to }: Extract<Rule, { disjoint: string }>,
  list: readonly Row[],
): Found[] {
  const overlap = (one: Row, other: Row) =>
    [one, other].every((range) => !isEmpty(range[from])) &&
    !(!isEmpty(one[to]) && isBefore(one[to], other[from])) &&
    !(!isEmpty(other[to]) && isBefore(other[to], one[from]));
  return list.flatMap((item, at) =>
    list.slice(0, at).some((earlier) => overlap(item, earlier))
      ? [{ field: `${disjoint}.${at}.${from}`, rule: 'disjoint' }]
      : [],
  );
}

function repeats({ distinct, by }: Extract<Rule, { distinct: string }>, list: readonly Row[]): Found[] {
  const isRepeat = (item: Row, earlier: Row) =>
    by.some((part) => !isEmpty(item[part])) && by.every((part) => isSame(item[part], earlier[part]));
  return list.flatMap((item, at) =>
    list.slice(0, at).some((earlier) => isRepeat(item, earlier))
      ? by.map((part) => ({ field: `${distinct}.${at}.${part}`, rule: 'distinct' }))
      : [],
  );
}
