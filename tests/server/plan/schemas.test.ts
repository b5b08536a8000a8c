import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linked, modelOf } from '../../../src/entity/model';
import type { Database } from '../../../src/server/database';
import { applyPlan } from '../../../src/server/plan/apply-plan';
import { planModel } from '../../../src/server/plan/plan-model';
import { specimen, specimenShop } from '../../support/specimen';
import { engines, openEngine } from '../database/engines';

const files = import.meta.glob('../../../schemas/*.ts', { eager: true, import: 'default' });

describe.each(engines)('%s', (engine) => {
  let database: Database;

  beforeAll(async () => {
    database = await openEngine(engine, 'plan_schemas');
  });
  afterAll(() => database.close());

  test.each([
    ['the schemas of the product', modelOf(files)],
    ['every kind of field', linked([specimen, specimenShop])],
  ])('%s: planned, applied, and nothing left to do', async (_, model) => {
    const planned = await planModel(database, model);
    expect(planned.steps.every((step) => step.kind === 'additive')).toBe(true);
    expect((await applyPlan(database, planned)).steps).toEqual(planned.steps);
    expect((await planModel(database, model)).steps).toEqual([]);
  });

  test('tables of other models are left alone and told of', async () => {
    const { notes, steps } = await planModel(database, linked([specimenShop]));
    expect(notes).toContain('The table store belongs to no schema; it is left as it is.');
    expect(steps.filter((step) => step.table === 'store')).toEqual([]);
  });

  test('two servers that start together do the work once', async () => {
    const fresh = await openEngine(engine, 'plan_together');
    const plan = await planModel(fresh, modelOf(files));
    const [one, other] = await Promise.all([applyPlan(fresh, plan), applyPlan(fresh, plan)]);
    expect([one.steps.length, other.steps.length].sort((a, b) => a - b)[0]).toBe(0);
    const { rows } = await sql`select count(*) as n from pg_tables where tablename = 'store'`.execute(
      fresh.kysely,
    );
    expect(rows).toEqual([{ n: 1 }]);
    await fresh.close();
  });
});
