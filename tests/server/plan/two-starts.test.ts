import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { applyPlan } from '../../../src/server/plan/apply-plan';
import { planLock, planModel } from '../../../src/server/plan/plan-model';
import { openEngine } from '../database/engines';
import { modelWith } from './change';

test('a server that starts while another one changes the tables waits for it, and plans on what it finds then', async () => {
  const database = await openEngine('postgres', 'two_starts');
  const { kysely } = database;
  await applyPlan(database, await planModel(database, modelWith({})));
  const model = modelWith({
    properties: { code: { type: 'string', maxLength: 9, default: 'none', 'x-unique': true } },
  });
  let plan: ReturnType<typeof planModel> | undefined;
  await kysely.transaction().execute(async (other) => {
    await sql`select pg_advisory_xact_lock(${planLock})`.execute(other);
    await sql`alter table thing add column code text default 'none'`.execute(other);
    plan = planModel(database, model);
    const waiting = sql`select from pg_locks where not granted
      and database = (select oid from pg_database where datname = current_database())`;
    await expect.poll(async () => (await waiting.execute(other)).rows.length).toBe(1);
  });
  const found = await plan;
  expect(found?.steps.filter((step) => step.sql.includes('add column'))).toEqual([]);
  await applyPlan(database, { model });
  expect((await planModel(database, model)).steps).toEqual([]);
  await database.close();
});
