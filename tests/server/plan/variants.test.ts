import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { PropertySchema } from '../../../src/engine/schema/model/entity-schema';
import { applyPlan } from '../../../src/engine/server/plan/apply-plan';
import { obstacles } from '../../../src/engine/server/plan/plan';
import { planModel } from '../../../src/engine/server/plan/plan-model';
import { openForTests } from '../../support/open-for-tests';
import { oneEngine, openEngine } from '../database/engines';
import { modelWith } from './change';

const things = (label: PropertySchema, required: readonly string[] = []) =>
  modelWith({
    properties: {
      kind: { type: 'string', enum: ['box', 'bag', 'air'] },
      details: {
        type: 'object',
        'x-variants': {
          by: 'kind',
          without: ['air'],
          schemas: {
            box: { properties: { label, width: { type: 'integer' } }, required },
            bag: { properties: { label, litres: { type: 'integer' } } },
          },
        },
      },
    },
  });
const before = things({ type: 'string', maxLength: 9 });

describe.each(oneEngine)('%s', (engine) => {
  const database = openForTests(() => openEngine(engine, 'plan_variants'));

  beforeEach(async () => {
    await sql`drop table if exists thing, place cascade`.execute(database.kysely);
    await sql`drop schema if exists footwork cascade`.execute(database.kysely);
    await applyPlan(database, { model: before });
  });

  const insert = (kind: string | null, details: unknown) =>
    sql`insert into thing (kind, details) values (${kind}, ${JSON.stringify(details)}::jsonb)`.execute(
      database.kysely,
    );

  test.each([
    ['a part of another variant', 'box', { litres: 3 }],
    ['an unknown part', 'bag', { size: 3 }],
    ['an object where there is none', 'air', {}],
    ['an object without a variant', null, {}],
    ['a list', 'box', []],
  ])('%s is refused', async (_, kind, details) => {
    await expect(insert(kind, details)).rejects.toMatchObject({ code: '23514' });
  });

  test('each variant is taken, and the plan stays as it is', async () => {
    await insert('box', { label: 'a', width: 1 });
    await insert('bag', { label: 'a', litres: 1 });
    await sql`insert into thing (kind) values ('air'), (null), ('box')`.execute(database.kysely);
    expect((await planModel(database, before)).steps).toEqual([]);
  });

  test('a part that becomes required stops the plan with the number of rows without it', async () => {
    await insert('box', { width: 1 });
    await insert('box', { label: 'a' });
    await insert('bag', { litres: 1 });
    const after = things({ type: 'string', maxLength: 9 }, ['label']);
    expect(obstacles(await planModel(database, after)).map(({ rows }) => rows)).toEqual([1, 1]);
    await expect(applyPlan(database, { model: after }, { acceptLoss: true })).rejects.toThrow('in (1)');
    await sql`delete from thing where id = 1`.execute(database.kysely);
    await applyPlan(database, { model: after });
    await expect(insert('box', { width: 1 })).rejects.toMatchObject({ code: '23514' });
  });

  test('a tighter bound of a part stops the plan', async () => {
    await insert('bag', { label: 'longer' });
    const [step] = obstacles(await planModel(database, things({ type: 'string', maxLength: 3 })));
    expect([step?.rows, step?.risk?.remedy]).toEqual([1, expect.stringContaining('details.label maxLength')]);
  });
});
