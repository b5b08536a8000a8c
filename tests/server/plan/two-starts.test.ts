import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { applyPlan } from '../../../src/engine/server/plan/apply-plan';
import { planLock, planModel } from '../../../src/engine/server/plan/plan-model';
import { openEngine } from '../database/engines';
import { modelWith } from './change';

test('a server that starts while another one changes the tables waits for it, and plans on what it finds then', async () => {
  const database = await openEngine('postgres', 'two_starts');
  const { kysely } = database;
  await applyPlan(database, await planModel(database, modelWith({})));
  const model = modelWith({
    properties: { code: { type: 'string', maxLength: 9, 'x-unique': true } },
  });
  let plan: ReturnType<typeof planModel> | undefined;
  await kysely.transaction().execute(async (other) => {
    await sql`select pg_advisory_xact_lock(${planLock})`.execute(other);
    await sql`alter table thing add column code text`.execute(other);
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

test('a start that changes nothing waits for nobody who writes', async () => {
  const database = await openEngine('postgres', 'start_beside_writers');
  const { kysely } = database;
  const model = modelWith({});
  await applyPlan(database, { model });
  const tables = await sql<{ name: string }>`
    select oid::regclass::text as name from pg_class
    where relnamespace in ('public'::regnamespace, 'footwork'::regnamespace) and relkind in ('r', 'p')`.execute(
    kysely,
  );
  await kysely.transaction().execute(async (writer) => {
    for (const { name } of tables.rows)
      await sql.raw(`lock table ${name} in row exclusive mode`).execute(writer);
    expect((await applyPlan(database, { model })).steps).toEqual([]);
  });
  await database.close();
});

test('a start that meets a writer in a deadlock tries again', async () => {
  const database = await openEngine('postgres', 'start_in_deadlock');
  const { kysely } = database;
  const model = modelWith({});
  await applyPlan(database, { model });
  await sql`alter table thing drop column name`.execute(kysely);
  await sql`alter table place drop column town`.execute(kysely);
  const { steps } = await planModel(database, model);
  const [first, last] = steps.map(({ table }) => table);
  let start: ReturnType<typeof applyPlan> | undefined;
  await kysely.transaction().execute(async (writer) => {
    // The start waits first, so PostgreSQL aborts it.
    await sql`set local deadlock_timeout = '1min'`.execute(writer);
    await sql.raw(`lock table ${last} in row exclusive mode`).execute(writer);
    start = applyPlan(database, { model });
    start.catch(() => {});
    const waiting = sql`select from pg_locks where not granted
      and database = (select oid from pg_database where datname = current_database())`;
    await expect.poll(async () => (await waiting.execute(writer)).rows.length).toBe(1);
    await sql.raw(`lock table ${first} in row exclusive mode`).execute(writer);
  });
  expect((await start)?.steps).toEqual(steps);
  await database.close();
});
