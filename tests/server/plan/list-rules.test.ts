import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { PropertySchema } from '../../../src/engine/schema/model/entity-schema';
import type { Rule, Rules } from '../../../src/engine/schema/model/rule';
import { ruleIssues } from '../../../src/engine/schema/write/rule-issues';
import { applyPlan } from '../../../src/engine/server/plan/apply-plan';
import { obstacles } from '../../../src/engine/server/plan/plan';
import { planModel } from '../../../src/engine/server/plan/plan-model';
import { openForTests } from '../../support/open-for-tests';
import { oneEngine, openEngine } from '../database/engines';
import { modelWith } from './change';

const date: PropertySchema = { type: 'string', format: 'date' };
const time: PropertySchema = { type: 'string', format: 'date-time' };
const number: PropertySchema = { type: 'number' };
const properties = {
  from: number,
  to: number,
  first: date,
  last: date,
  begin: time,
  end: time,
  word: { type: 'string' },
} as const;

const holding = (rules: Rules, nested: Rules = {}, boxed: Rules = {}) =>
  modelWith({
    ...(Object.keys(rules).length > 0 && { 'x-rules': rules }),
    properties: {
      items: {
        type: 'array',
        items: { type: 'object', properties, ...(Object.keys(nested).length > 0 && { 'x-rules': nested }) },
      },
      box: {
        type: 'object',
        properties: {
          ...properties,
          lines: { type: 'array', items: { type: 'object', properties } },
        },
        ...(Object.keys(boxed).length > 0 && { 'x-rules': boxed }),
      },
    },
  });

const listRules: Record<string, Rule> = {
  whole: { total: 'items.from', equals: 100 },
  apart: { disjoint: 'items', from: 'from', to: 'to' },
  days: { disjoint: 'items', from: 'first', to: 'last' },
  times: { disjoint: 'items', from: 'begin', to: 'end' },
  own: { distinct: 'items', by: ['word', 'from'] },
};
const itemRules: Record<string, Rule> = {
  upwards: { order: ['from', '<', 'to'] },
  inTime: { order: ['begin', '<=', 'end'] },
  named: { any: ['word', 'from'] },
};

describe.each(oneEngine)('%s', (engine) => {
  const database = openForTests(() => openEngine(engine, 'plan_list_rules'));

  beforeEach(async () => {
    await sql`drop table if exists thing, place cascade`.execute(database.kysely);
    await sql`drop schema if exists footwork cascade`.execute(database.kysely);
  });

  const insert = (items: unknown, box: unknown = null) =>
    sql`insert into thing (items, box) select nullif(value -> 'items', 'null'), nullif(value -> 'box', 'null')
      from (select ${JSON.stringify({ items, box })}::jsonb as value) as given`.execute(database.kysely);
  const isStored = async (items: unknown, box?: unknown) => {
    try {
      await insert(items, box);
      return true;
    } catch (error) {
      expect(error).toMatchObject({ code: '23514' });
      return false;
    }
  };

  test.each<[string, Rule, readonly unknown[], readonly unknown[]]>([
    ['a total', listRules.whole as Rule, [{ from: 33.3 }, { from: 66.7 }], [{ from: 33.3 }, { from: 66.6 }]],
    [
      'ranges of numbers',
      listRules.apart as Rule,
      [{ from: 5 }, { from: 1, to: 4.5 }],
      [{ from: 4 }, { from: 1, to: 4 }],
    ],
    ['two open ranges', listRules.apart as Rule, [{ from: 5 }, { to: 4 }], [{ from: 5 }, { from: 9 }]],
    [
      'ranges of days',
      listRules.days as Rule,
      [
        { first: '2026-01-01', last: '2026-01-31' },
        { first: '2026-02-01', last: '2026-02-01' },
      ],
      [
        { first: '2026-01-01', last: '2026-02-01' },
        { first: '2026-02-01', last: '2026-02-28' },
      ],
    ],
    [
      'ranges of times',
      listRules.times as Rule,
      [
        { begin: '2026-01-01T00:00:00Z', end: '2026-01-01T01:00:00+01:00' },
        { begin: '2026-01-01T00:00:00.001Z', end: '2026-01-01T02:00:00Z' },
      ],
      [
        { begin: '2026-01-01T00:00:00Z', end: '2026-01-01T01:00:00.001+01:00' },
        { begin: '2026-01-01T00:00:00.001Z', end: '2026-01-01T02:00:00Z' },
      ],
    ],
    [
      'objects twice',
      listRules.own as Rule,
      [{ word: 'a', from: 1 }, { word: 'a' }, { word: 'b', from: 1 }, {}, {}],
      [{ word: 'a' }, { word: 'b' }, { word: 'a' }],
    ],
  ])('%s', async (_, rule, kept, broken) => {
    await applyPlan(database, { model: holding({ rule }) });
    expect([await isStored(kept), await isStored([]), await isStored(null), await isStored(broken)]).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  test('rules inside the objects of a list, and inside one object and its list', async () => {
    const boxed: Rules = { ...itemRules, boxTotal: { total: 'lines.from', equals: 10 } };
    await applyPlan(database, { model: holding({}, itemRules, boxed) });
    const sound = { from: 1, to: 2, begin: '2026-01-01T00:00:00Z', end: '2026-01-01T00:00:00Z' };
    expect(await isStored([sound, { word: 'a' }], { ...sound, lines: [{ from: 4 }, { from: 6 }] })).toBe(
      true,
    );
    expect(await isStored([sound, { from: 2, to: 2 }])).toBe(false);
    expect(await isStored([{ word: 'a', begin: '2026-01-01T01:00:00Z', end: '2026-01-01T00:59:00Z' }])).toBe(
      false,
    );
    expect(await isStored([{ to: 2 }])).toBe(false);
    expect(await isStored([], { word: '' })).toBe(false);
    expect(await isStored([], { word: 'a', lines: [{ from: 9 }] })).toBe(false);
  });

  test('rows that break a new rule stop the plan with their number, before and after the first start', async () => {
    await applyPlan(database, { model: holding({}) });
    await insert([{ from: 1, to: 5 }, { from: 5 }]);
    await insert([{ from: 1, to: 5 }, { from: 6 }]);
    await insert([{ from: 1 }, { from: 2 }]);
    await insert(null);
    for (const statement of [
      'rule_distinct_1(jsonb, text[])',
      'rule_disjoint_1(jsonb, text, text)',
      'rule_total_1(jsonb, text, numeric)',
      'rule_any_1(jsonb, text[])',
      'rule_order_1(jsonb, text, boolean, text)',
      'rule_rank_1(jsonb)',
    ]) {
      await sql.raw(`drop function footwork.${statement}`).execute(database.kysely);
    }
    const after = holding({ apart: listRules.apart as Rule });
    const [step, ...others] = obstacles(await planModel(database, after));
    expect([step?.rows, others]).toEqual([2, []]);
    expect(step?.sql).toContain(`check (footwork.rule_disjoint_1("items", 'from', 'to'))`);
    await expect(applyPlan(database, { model: after })).rejects.toThrow('2 rows concerned');
    await sql`delete from thing where id in (1, 3)`.execute(database.kysely);
    await applyPlan(database, { model: after });
    expect((await planModel(database, after)).steps).toEqual([]);
  });

  test('what form and server accept is stored, what they refuse is not', async () => {
    await applyPlan(database, { model: holding({}) });
    const small = fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined });
    const day = fc.option(
      fc.integer({ min: 1, max: 9 }).map((n) => `2026-01-0${n}`),
      { nil: undefined },
    );
    const moment = fc.option(
      fc
        .tuple(
          fc.integer({ min: 0, max: 3 }),
          fc.constantFrom('Z', '+01:00', '-01:00'),
          fc.constantFrom('', '.5'),
        )
        .map(([hour, offset, part]) => `2026-01-01T0${hour}:00:00${part}${offset}`),
      { nil: undefined },
    );
    const item = fc.record({
      from: small,
      to: small,
      first: day,
      last: day,
      begin: moment,
      end: moment,
      word: fc.constantFrom(undefined, '', 'a', 'b'),
    });
    const rules = { ...listRules, whole: { total: 'items.from', equals: 9 } } as const;
    const cases = fc
      .sample(fc.array(item, { maxLength: 3 }), { numRuns: 300, seed: 7 })
      .map((items) => JSON.parse(JSON.stringify(items)));
    const verdicts = await checkedInSql(cases, rules);
    const expected = cases.map((items) =>
      Object.fromEntries(
        Object.entries(rules).map(([name, rule]) => [
          name,
          ruleIssues({ [name]: rule }, { items }, '').length === 0,
        ]),
      ),
    );
    expect(verdicts).toEqual(expected);
    for (const name of Object.keys(rules)) {
      expect(new Set(expected.map((one) => one[name])).size, name).toBe(2);
    }
  });

  /** Results of the functions that the checks call. */
  async function checkedInSql(cases: readonly unknown[], rules: Rules): Promise<unknown[]> {
    const { steps } = await planModel(database, holding(rules));
    const conditions = Object.keys(rules).map((name) => {
      const step = steps.find((one) => one.sql.includes(`thing_${name}_rule`));
      return `${/check \((.*)\)$/s.exec(step?.sql ?? '')?.[1]} as "${name}"`;
    });
    const { rows } = await sql`select ${sql.raw(conditions.join(', '))}
      from jsonb_array_elements(${JSON.stringify(cases)}::jsonb) with ordinality as given (items, at) order by at`.execute(
      database.kysely,
    );
    return rows;
  }
});
