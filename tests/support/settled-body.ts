import { systemPrincipal } from '../../src/engine/schema/access/principal';
import { type Entity, type Field, inputFields } from '../../src/engine/schema/model/entity';
import { partName } from '../../src/engine/schema/model/nested-fields';
import { fieldsOfRule, listOfRule, partsOfRule, type Rule } from '../../src/engine/schema/model/rule';
import { applies, isEmpty } from '../../src/engine/schema/write/condition';
import { filledDefaults } from '../../src/engine/schema/write/filled-defaults';
import { isBefore } from '../../src/engine/schema/write/ordered';
import { idleFields, recordIssues, startingState } from '../../src/engine/schema/write/record-issues';
import { validatorsOf } from '../../src/engine/schema/write/validator';

type Body = Record<string, unknown>;
type Holder = Pick<Field, 'fields' | 'rules'>;

/** Names of the fields that a body may need, or may not have, depending on other fields. */
export function dependentFields(entity: Entity): ReadonlySet<string> {
  const conditional = inputFields(entity).filter(({ when, requiredWhen }) => when ?? requiredWhen);
  const named = Object.values(entity.rules).flatMap((rule) => ('any' in rule ? rule.any : []));
  return new Set([...conditional.map(({ name }) => name), ...named]);
}

/**
 * The body changed to satisfy its rules, without fields that its conditions forbid and without those of
 * `left` that it does not need.
 */
export function settled(entity: Entity, body: Body, left: readonly string[]): Body {
  const fields = inputFields(entity);
  const declared = Object.fromEntries(fields.map(({ name, property }) => [name, property.default]));
  const defaults = { ...declared, ...filledNow(entity) };
  const state = startingState(entity);
  const filled = Object.entries(body).filter(([, value]) => value !== undefined);
  let given: Body = Object.fromEntries(filled);
  const idle = idleFields(fields, { ...state, ...defaults, ...given });
  for (const name of idle) delete given[name];
  given = obeying({ fields, rules: entity.rules }, given, defaults);
  for (const name of left) {
    const { [name]: _, ...without } = given;
    if (brokenBetween(entity, without) === undefined) given = without;
  }
  return given;
}

/**
 * The first condition or rule that the body breaks, with its field; ignores missing fields that are required
 * in any case.
 */
export function brokenBetween(entity: Entity, body: Body): string | undefined {
  const dependent = dependentFields(entity);
  const issue = recordIssues(
    entity,
    validatorsOf(entity).create,
    structuredClone(body),
    {},
    filledNow(entity),
  ).find(({ field, rule }) => rule !== 'required' || dependent.has(field));
  return issue && `${issue.rule} of ${issue.field}`;
}

function filledNow(entity: Entity): Body {
  return filledDefaults(entity, systemPrincipal, new Date());
}

function obeying({ fields, rules }: Holder, row: Body, defaults: Body = {}): Body {
  const obedient = { ...row };
  for (const field of fields) {
    const name = partName(field);
    const value = obedient[name];
    if (isEmpty(value) || field.fields.length === 0) continue;
    obedient[name] = Array.isArray(value)
      ? value.map((one) => obeying(field, one as Body))
      : obeying(field, ofVariant(field, value as Body, { ...defaults, ...row }));
  }
  const byName = new Map(fields.map((field) => [partName(field), field]));
  // Rules on totals come last, because other rules may remove objects.
  const inOrder = Object.values(rules).sort((a, b) => Number('total' in a) - Number('total' in b));
  for (const rule of inOrder) obey(rule, byName, obedient, defaults);
  return obedient;
}

/** The parts of the object that its variant in this record has. */
function ofVariant({ fields, selector }: Field, value: Body, record: Body): Body {
  if (selector === undefined) return value;
  const parts = fields.filter((part) => applies(part, record)).map(partName);
  return Object.fromEntries(Object.entries(value).filter(([name]) => parts.includes(name)));
}

function obey(rule: Rule, fields: ReadonlyMap<string, Field>, row: Body, defaults: Body): void {
  if ('any' in rule) return;
  if ('order' in rule) {
    const [first, operator, last] = rule.order;
    const [one, other] = [row[first] ?? defaults[first], row[last] ?? defaults[last]];
    if (isEmpty(one) || isEmpty(other) || isBefore(one, other) || (one === other && operator === '<='))
      return;
    const canSwap = first in row && last in row && one !== other;
    if (canSwap) Object.assign(row, { [first]: other, [last]: one });
    else for (const name of fieldsOfRule(rule)) if (!fields.get(name)?.required) delete row[name];
    return;
  }
  const name = listOfRule(rule);
  const list = row[name] as Body[] | undefined;
  if (!list || list.length === 0) return;
  if ('disjoint' in rule) row[name] = disjoint(list, rule.from, rule.to);
  else if ('distinct' in rule) row[name] = distinct(list, rule.by);
  else {
    const [part = ''] = partsOfRule(rule);
    const isWhole = fields.get(name)?.fields.find((one) => partName(one) === part)?.type === 'integer';
    row[name] = adding(list, part, rule.equals, isWhole ? 1 : 100);
  }
}

/** Sorts all values and distributes them, so that each range ends before the next one begins. */
function disjoint(list: readonly Body[], from: string, to: string): Body[] {
  const values = list.flatMap((item) => [item[from], item[to]]).filter((value) => !isEmpty(value));
  const left = [...new Set(values)].sort((a, b) => (isBefore(a, b) ? -1 : 1));
  return list.flatMap((item) => {
    const range = { ...item, [from]: left.shift(), [to]: left.shift() };
    return range[to] === undefined ? [] : [range];
  });
}

function distinct(list: readonly Body[], by: readonly string[]): Body[] {
  return [
    ...new Map(list.map((item) => [JSON.stringify(by.map((part) => item[part] ?? null)), item])).values(),
  ];
}

/** Distributes the total evenly, in multiples of 1 / `perOne`; the first item gets the rest. */
function adding(list: readonly Body[], part: string, total: number, perOne: number): Body[] {
  const share = Math.floor((total * perOne) / list.length);
  const rest = total * perOne - share * list.length;
  return list.map((item, at) => ({ ...item, [part]: (share + (at === 0 ? rest : 0)) / perOne }));
}
