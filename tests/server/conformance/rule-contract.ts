import { describe, expect, test } from 'vitest';
import { type Entity, type Field, inputFields } from '../../../src/engine/schema/model/entity';
import { partName } from '../../../src/engine/schema/model/nested-fields';
import { listOfRule, partsOfRule, type Rule } from '../../../src/engine/schema/model/rule';
import { isEmpty } from '../../../src/engine/schema/write/condition';
import { validatorsOf } from '../../../src/engine/schema/write/validator';
import type { Body } from '../../support/arbitrary-record';
import { completed } from './expected-row';
import { root, type World } from './world';

type Holder = Pick<Field, 'fields' | 'rules'>;

/** A body that violates one rule, and the fields that the issues must name. */
interface Violation {
  readonly rule: string;
  readonly body: Body;
  readonly fields: readonly string[];
}

/** Create and update enforce each rule of `x-rules`; other tests show that valid bodies are stored. */
export function ruleContract(world: () => World, entity: Entity): void {
  const holder = { fields: inputFields(entity), rules: entity.rules };
  const names = rulesOf(holder);
  const send = (method: 'POST' | 'PUT', url: string, body: Body) =>
    world().server.call(root, method, url, body);

  describe.skipIf(names.length === 0)('rules', () => {
    test.each(names)('%s is enforced', async (name) => {
      // Each value is valid by itself.
      const isSound = ({ body }: Violation) => validatorsOf(entity).create(structuredClone(body));
      const find = (body: Body) =>
        violationsOf(holder, completed(entity, body)).find((one) => one.rule === name && isSound(one));
      const sound = world().bodies.where(entity, `can break ${name}`, (body) => find(body) !== undefined);
      const { body, fields } = find(sound) as Violation;
      const row = await world().make(entity);
      const before = await world().print(entity);
      const answers = [
        ...(entity.operations.has('create') ? [await send('POST', entity.createPath, body)] : []),
        ...(entity.operations.has('update')
          ? [await send('PUT', `/${entity.plural}/${row.id}`, { ...body, version: row.version })]
          : []),
      ];
      for (const { status, data } of answers) {
        const issues: { field: string; rule: string }[] = data.errors;
        // A required field that is missing has no further issue.
        const said = issues.map(({ field }) => field);
        const isRule = issues.some(({ rule }) => rule.startsWith('rule.'));
        expect([status, isRule, said], JSON.stringify([body, data])).toEqual([
          422,
          true,
          expect.arrayContaining([...fields]),
        ]);
      }
      expect(await world().print(entity)).toEqual(before);
    });
  });
}

/** Names of the rules, including those of nested fields. */
function rulesOf({ fields, rules }: Holder): string[] {
  return [...Object.keys(rules), ...fields.flatMap(rulesOf)];
}

/** One violation for each rule that these values can violate. */
function violationsOf({ fields, rules }: Holder, row: Body): Violation[] {
  const own = Object.entries(rules).flatMap(([rule, declared]) => {
    const broken = broke(declared, fields, row);
    return broken ? [{ rule, ...broken }] : [];
  });
  const nested = fields.flatMap((field) => {
    const name = partName(field);
    const value = row[name];
    if (isEmpty(value) || field.fields.length === 0) return [];
    const [first = value, ...others] = [value].flat() as Body[];
    const isList = Array.isArray(value);
    return violationsOf(field, first as Body).map(({ rule, body, fields: at }) => ({
      rule,
      body: { ...row, [name]: isList ? [body, ...others] : body },
      fields: at.map((path) => `${name}${isList ? '.0' : ''}.${path}`),
    }));
  });
  return [...own, ...nested];
}

function broke(rule: Rule, fields: readonly Field[], row: Body): Omit<Violation, 'rule'> | undefined {
  if ('any' in rule) {
    const none = Object.fromEntries(rule.any.map((name) => [name, null]));
    return { body: { ...row, ...none }, fields: rule.any };
  }
  if ('order' in rule) {
    const [first, , last] = rule.order;
    if (isEmpty(row[first]) || isEmpty(row[last]) || row[first] === row[last]) return undefined;
    return { body: { ...row, [first]: row[last], [last]: row[first] }, fields: [first, last] };
  }
  const name = listOfRule(rule);
  const list = (row[name] ?? []) as readonly Body[];
  const [first] = list;
  if (!first) return undefined;
  if ('total' in rule) {
    const [part = ''] = partsOfRule(rule);
    const { minimum = 0 } =
      fields.find((field) => field.name === name)?.fields.find((one) => partName(one) === part)?.property ??
      {};
    const other = Number(first[part]) - 1;
    return other < minimum
      ? undefined
      : { body: { ...row, [name]: [{ ...first, [part]: other }, ...list.slice(1)] }, fields: [name] };
  }
  // Repeats the first object of the list.
  const at = list.length === 1 ? 1 : list.length - 1;
  const said = 'disjoint' in rule ? [rule.from] : rule.by;
  return {
    body: { ...row, [name]: [...list.slice(0, at), first] },
    fields: said.map((part) => `${name}.${at}.${part}`),
  };
}
