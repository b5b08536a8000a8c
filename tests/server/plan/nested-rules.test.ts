import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { PropertySchema } from '../../../src/engine/schema/model/entity-schema';
import { applyPlan } from '../../../src/engine/server/plan/apply-plan';
import { obstacles } from '../../../src/engine/server/plan/plan';
import { planModel } from '../../../src/engine/server/plan/plan-model';
import { openForTests } from '../../support/open-for-tests';
import { oneEngine, openEngine } from '../database/engines';
import { modelWith } from './change';

const sizes = (
  label: PropertySchema,
  rest: Partial<PropertySchema> = {},
  list: Partial<PropertySchema> = {},
) =>
  modelWith({
    properties: {
      sizes: {
        type: 'array',
        items: {
          type: 'object',
          properties: { label, from: { type: 'integer' }, to: { type: 'integer' } },
          additionalProperties: false,
          ...rest,
        },
        ...list,
      },
    },
  });
const before = sizes({ type: 'string', maxLength: 9 });

describe.each(oneEngine)('%s', (engine) => {
  const database = openForTests(() => openEngine(engine, 'plan_nested_rules'));

  beforeEach(async () => {
    await sql`drop table if exists thing, place cascade`.execute(database.kysely);
    await sql`drop schema if exists footwork cascade`.execute(database.kysely);
    await applyPlan(database, { model: before });
  });

  const insert = (...rows: readonly unknown[]) =>
    sql`insert into thing (sizes) select nullif(value, 'null') from jsonb_array_elements(${JSON.stringify(rows)}::jsonb)`.execute(
      database.kysely,
    );

  test.each([
    ['a bound', sizes({ type: 'string', maxLength: 3 }), 'sizes.1.label maxLength'],
    ['a key', sizes({ type: 'string', maxLength: 9 }, { required: ['to'] }), 'sizes.1.to required'],
    [
      'a rule',
      sizes({ type: 'string', maxLength: 9 }, { 'x-rules': { span: { order: ['from', '<', 'to'] } } }),
      'sizes.0.from rule.less',
    ],
    ['a number of items', sizes({ type: 'string', maxLength: 9 }, {}, { maxItems: 1 }), 'sizes maxItems'],
  ])('%s that rows do not keep stops the plan', async (_, after, first) => {
    await insert([{ label: 'abc', from: 1, to: 2 }], [{ from: 4, to: 3 }, { label: 'longer' }]);
    const [step] = obstacles(await planModel(database, after));
    expect([step?.rows, step?.risk?.loses]).toEqual([1, false]);
    await expect(applyPlan(database, { model: after }, { acceptLoss: true })).rejects.toThrow(
      `Mend them first (${first}): select "id", "sizes" from "thing" where "id" in (2);`,
    );
  });

  test('rows that keep the rules do not stop it, and words change nothing', async () => {
    await insert([{ label: 'abc', from: 1, to: 2 }], null, []);
    const shorter = sizes({ type: 'string', maxLength: 3 });
    expect(obstacles(await planModel(database, shorter))).toEqual([]);
    await applyPlan(database, { model: shorter });
    const worded = sizes({ type: 'string', maxLength: 3, title: 'Label', 'x-placeholder': 'XL' });
    expect((await planModel(database, worded)).steps).toEqual([]);
  });

  test('every row of a long table is looked at', async () => {
    await sql`insert into thing (sizes)
      select jsonb_build_array(jsonb_build_object('label', case when n % 500 = 0 then 'longer' else 'abc' end))
      from generate_series(1, 2500) as n`.execute(database.kysely);
    const [step] = obstacles(await planModel(database, sizes({ type: 'string', maxLength: 3 })));
    expect(step?.rows).toBe(5);
    expect(step?.risk?.remedy).toContain('in (500, 1000, 1500, 2000, 2500)');
  });
});
