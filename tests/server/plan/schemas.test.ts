import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { linked, modelOf } from '../../../src/engine/schema/declaration/model';
import { entityOf } from '../../../src/engine/schema/model/entity-of';
import {
  type Database,
  databaseOfPglite,
  postgresDatabase,
} from '../../../src/engine/server/database/database';
import { unaccentedSql } from '../../../src/engine/server/database/unaccented-sql';
import { applyPlan } from '../../../src/engine/server/plan/apply-plan';
import { planModel } from '../../../src/engine/server/plan/plan-model';
import { openPglite } from '../../support/pglite-template';
import { createDatabase } from '../../support/postgres';
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
    expect(planned.steps.every((step) => step.risk === undefined)).toBe(true);
    expect((await applyPlan(database, planned)).steps).toEqual(planned.steps);
    expect((await planModel(database, model)).steps).toEqual([]);
  });

  test('searches do not go by the function and the index of an earlier version', async () => {
    const earlier = await openEngine(engine, 'plan_earlier');
    await sql`create schema if not exists footwork`.execute(earlier.kysely);
    await sql`create function footwork.unaccented(given text) returns text
      language sql immutable as 'select given'`.execute(earlier.kysely);
    const model = linked([specimen, specimenShop]);
    await applyPlan(earlier, await planModel(earlier, model));
    await sql`create index specimen_search_index_0123abcd on specimen
      using gin (footwork.unaccented(text) gin_trgm_ops)`.execute(earlier.kysely);
    const { steps } = await applyPlan(earlier, await planModel(earlier, model));
    expect(steps.map((step) => step.sql)).toEqual(['drop index "specimen_search_index_0123abcd"']);
    const { rows } = await sql`select ${sql.raw(unaccentedSql("'José'"))} as plain`.execute(earlier.kysely);
    expect(rows).toEqual([{ plain: 'Jose' }]);
    await earlier.close();
  });

  test('tables of other models are left alone and reported', async () => {
    const { notes, steps } = await planModel(database, linked([specimenShop]));
    expect(notes).toContain('The table store belongs to no schema; its rows are left as they are.');
    expect(steps.filter((step) => step.table === 'store')).toEqual([]);
  });

  test.each([
    ['a search', `footwork.unaccented_1(coalesce("text", '')) ilike '%needle%'`, 'specimen_search_index'],
    ['a scope in the order of the list', `pcode = 'P' order by id desc limit 20`, 'specimen_pcode_id_index'],
    ['a reference', 'origin = 7', 'specimen_origin_index'],
  ])('%s finds its index', async (_, condition, index) => {
    const plan = await database.kysely.transaction().execute(async (transaction) => {
      await sql`set local enable_seqscan = off`.execute(transaction);
      return sql`explain select id from specimen where ${sql.raw(condition)}`.execute(transaction);
    });
    expect(JSON.stringify(plan.rows)).toContain(index);
    expect(JSON.stringify(plan.rows)).not.toContain('Sort');
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

test('names beyond 63 bytes are cut and stay apart', async () => {
  const database = await openEngine('pglite', 'plan_names');
  const long = (tail: string) => `${'x'.repeat(50 - tail.length)}${tail}`;
  const names = ['a', 'b'].map(long);
  const model = linked([
    entityOf({
      $id: `e${'-x'.repeat(19)}y`,
      title: 'Long',
      type: 'object',
      'x-scope': { partner: long('a') },
      'x-indexes': [names, [...names].reverse()],
      properties: {
        ...Object.fromEntries(names.map((name) => [name, { type: 'string', 'x-unique': true }] as const)),
        [long('c')]: { type: 'array', items: { type: 'integer' }, 'x-ref': 'specimen-shop' },
        [long('d')]: { type: 'array', items: { type: 'integer' }, 'x-ref': 'specimen-shop' },
        [long('e')]: { type: 'integer', 'x-ref': 'specimen-shop' },
        [long('f')]: { type: 'string', 'x-inherit': `${long('e')}.region` },
      },
      additionalProperties: false,
    }),
    specimenShop,
  ]);
  await applyPlan(database, await planModel(database, model));
  expect((await planModel(database, model)).steps).toEqual([]);
  await database.close();
});

test('without pg_trgm there is no trigram index, and the plan says so', async () => {
  const database = databaseOfPglite(await openPglite());
  const { notes, steps } = await planModel(database, linked([specimen, specimenShop]));
  expect(notes).toEqual(['The server does not offer pg_trgm: searches read whole tables.']);
  expect(steps.filter((step) => step.sql.includes('trgm'))).toEqual([]);
  await database.close();
});

test('a user without permission to create schemas or extensions can work in what was made for them', async () => {
  const name = `plan_modest_${process.pid}_${Date.now()}`;
  const url = await createDatabase(inject('postgresUrl'), name);
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`
    create role ${name} login;
    create schema footwork authorization ${name};
    grant create on schema public to ${name}`);
  await admin.end();
  const modest = Object.assign(new URL(url), { username: name }).href;
  const database = postgresDatabase(modest, { poolSize: 2 });
  const model = linked([specimen, specimenShop]);
  const { notes } = await applyPlan(database, await planModel(database, model));
  expect(notes).toEqual(['The server does not offer pg_trgm: searches read whole tables.']);
  expect((await planModel(database, model)).steps).toEqual([]);
  await database.close();
});
