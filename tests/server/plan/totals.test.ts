import { type Kysely, sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { linked } from '../../../src/engine/schema/declaration/model';
import type { Entity } from '../../../src/engine/schema/model/entity';
import { entityOf } from '../../../src/engine/schema/model/entity-of';
import type { SystemTables } from '../../../src/engine/server/database/system-tables';
import { applyPlan } from '../../../src/engine/server/plan/apply-plan';
import { desiredTables } from '../../../src/engine/server/plan/desired-model';
import { planModel } from '../../../src/engine/server/plan/plan-model';
import { openForTests } from '../../support/open-for-tests';
import { oneEngine, openEngine } from '../database/engines';

const visit = entityOf({
  $id: 'visit',
  title: 'Visit',
  type: 'object',
  'x-scope': { partner: 'pcode', store: 'store' },
  properties: {
    pcode: { type: 'string', maxLength: 9 },
    store: { type: 'integer' },
    note: { type: 'string', maxLength: 9 },
  },
  additionalProperties: false,
});
const shop = entityOf({
  $id: 'shop',
  title: 'Shop',
  type: 'object',
  'x-scope': { store: 'id' },
  properties: { name: { type: 'string', maxLength: 9 } },
  additionalProperties: false,
});

const triggersOf = (entity: Entity) =>
  desiredTables(linked([entity]), false).flatMap(({ triggers }) => triggers);

test('the functions of an entity with both scopes', () => {
  expect(triggersOf(visit).map(({ body }) => body)).toMatchInlineSnapshot(`
    [
      "begin
    insert into footwork."entity_total" as kept ("entity", "scope", "key", "slot", "rows")
    select "entity", "scope", "key", "slot", sum("rows") from (
      select 'visit' as "entity", _scope as "scope", _key as "key", (select footwork.free_slot()) as "slot", 1 as "rows" from added cross join lateral (values ('all', ''), ('partner', "pcode"::text), ('store', "store"::text)) as counted (_scope, _key) where _key is not null
    ) as change group by "entity", "scope", "key", "slot"
    having sum("rows") <> 0 order by "entity", "scope", "key", "slot"
    on conflict ("entity", "scope", "key", "slot") do update set "rows" = kept."rows" + excluded."rows";
    return null;
    end",
      "begin
    if exists (select "pcode", "store" from added except all select "pcode", "store" from removed) then
    insert into footwork."entity_total" as kept ("entity", "scope", "key", "slot", "rows")
    select "entity", "scope", "key", "slot", sum("rows") from (
      select 'visit' as "entity", _scope as "scope", _key as "key", (select footwork.free_slot()) as "slot", 1 as "rows" from added cross join lateral (values ('all', ''), ('partner', "pcode"::text), ('store', "store"::text)) as counted (_scope, _key) where _key is not null
      union all
      select 'visit' as "entity", _scope as "scope", _key as "key", (select footwork.free_slot()) as "slot", -1 as "rows" from removed cross join lateral (values ('all', ''), ('partner', "pcode"::text), ('store', "store"::text)) as counted (_scope, _key) where _key is not null
    ) as change group by "entity", "scope", "key", "slot"
    having sum("rows") <> 0 order by "entity", "scope", "key", "slot"
    on conflict ("entity", "scope", "key", "slot") do update set "rows" = kept."rows" + excluded."rows";
    end if;
    return null;
    end",
      "begin
    insert into footwork."entity_total" as kept ("entity", "scope", "key", "slot", "rows")
    select "entity", "scope", "key", "slot", sum("rows") from (
      select 'visit' as "entity", _scope as "scope", _key as "key", (select footwork.free_slot()) as "slot", -1 as "rows" from removed cross join lateral (values ('all', ''), ('partner', "pcode"::text), ('store', "store"::text)) as counted (_scope, _key) where _key is not null
    ) as change group by "entity", "scope", "key", "slot"
    having sum("rows") <> 0 order by "entity", "scope", "key", "slot"
    on conflict ("entity", "scope", "key", "slot") do update set "rows" = kept."rows" + excluded."rows";
    return null;
    end",
      "begin
    delete from footwork."entity_total" where entity = 'visit';
    return null;
    end",
    ]
  `);
});

test('a scope by id needs no total of its own, and no trigger on updates', () => {
  const triggers = triggersOf(shop);
  expect(triggers[0]?.body).not.toMatch('store');
  expect(triggers.map((trigger) => trigger.event)).toEqual([
    'after insert',
    'after delete',
    'after truncate',
  ]);
});

describe.each(oneEngine)('%s', (engine) => {
  const database = openForTests(() => openEngine(engine, 'plan_totals'));

  beforeAll(async () => {
    await applyPlan(database, await planModel(database, linked([visit, shop])));
  });
  beforeEach(() => sql`truncate visit`.execute(database.kysely));

  test('each kind of statement is counted', async () => {
    const { kysely } = database;
    const expectTotals = async (expected: Record<string, number>) => {
      expect(await totals(kysely)).toEqual(expected);
      expect(await counts(kysely)).toEqual(expected);
    };
    await sql`insert into visit (pcode, store) values ('A', 1), ('A', 2), ('B', 1), (null, null)`.execute(
      kysely,
    );
    await expectTotals({ 'all ': 4, 'partner A': 2, 'partner B': 1, 'store 1': 2, 'store 2': 1 });
    await sql`update visit set pcode = 'B' where store = 2`.execute(kysely);
    await expectTotals({ 'all ': 4, 'partner A': 1, 'partner B': 2, 'store 1': 2, 'store 2': 1 });
    await sql`update visit set store = null, pcode = 'C' where pcode is null or store = 2`.execute(kysely);
    await expectTotals({ 'all ': 4, 'partner A': 1, 'partner B': 1, 'partner C': 2, 'store 1': 2 });
    await sql`delete from visit where pcode <> 'C'`.execute(kysely);
    await expectTotals({ 'all ': 2, 'partner C': 2 });
    await sql`delete from visit where false`.execute(kysely);
    await sql`update visit set note = 'x'`.execute(kysely);
    await expectTotals({ 'all ': 2, 'partner C': 2 });
    await sql`truncate visit`.execute(kysely);
    await expectTotals({});
  });

  test('19.2: triggers of a version that had one for each purpose go, and the totals stay right', async () => {
    const { kysely } = database;
    const model = linked([visit, shop]);
    for (const { name } of (await ownTriggers(kysely, 'visit')).rows)
      await sql`drop trigger ${sql.ref(name)} on visit`.execute(kysely);
    for (const statement of earlierTriggers) await sql.raw(statement).execute(kysely);
    await sql`insert into visit (pcode, store) values ('A', 1), ('B', null)`.execute(kysely);
    await applyPlan(database, { model });
    const { rows } = await ownTriggers(kysely, 'visit');
    expect(rows.map(({ name }) => name.replace(/_[0-9a-f]{8}$/, ''))).toEqual([
      'visit_after_statement_delete',
      'visit_after_statement_insert',
      'visit_after_statement_truncate',
      'visit_after_statement_update',
    ]);
    await sql`insert into visit (pcode, store) values ('A', 2)`.execute(kysely);
    await sql`delete from visit where pcode = 'B'`.execute(kysely);
    expect(await totals(kysely)).toEqual(await counts(kysely));
    const functions = await sql`select from pg_proc where proname like 'visit_total_%'`.execute(kysely);
    expect(functions.rows).toEqual([]);
    expect((await planModel(database, model)).steps).toEqual([]);
  });

  test('a write of one row that does not move it touches no total', async () => {
    await sql`insert into visit (pcode) values ('A')`.execute(database.kysely);
    const before = await versions(database.kysely);
    await sql`update visit set note = 'x'`.execute(database.kysely);
    expect(await versions(database.kysely)).toEqual(before);
  });

  test('writers at the same time, some of which take everything back', { timeout: 60_000 }, async () => {
    const writer = async (seed: number) => {
      const random = randomOf(seed);
      for (let round = 0; round < 25; round++) {
        await retrying(() => database.kysely.transaction().execute((work) => change(work, random))).catch(
          (error) => {
            if (error !== takenBack) throw error;
          },
        );
      }
    };
    await Promise.all(Array.from({ length: 8 }, (_, seed) => writer(seed + 1)));
    const expected = await counts(database.kysely);
    expect(expected['all ']).toBeGreaterThan(20);
    expect(await totals(database.kysely)).toEqual(expected);
  });

  test('a table that has rows already starts from a count', async () => {
    await sql`insert into visit (pcode) values ('A'), ('A')`.execute(database.kysely);
    const unscoped = linked([entityOf({ ...visit.schema, 'x-scope': { store: 'store' } }), shop]);
    await applyPlan(database, await planModel(database, unscoped));
    expect(await totals(database.kysely)).toEqual({ 'all ': 2 });
    await applyPlan(database, await planModel(database, linked([visit, shop])));
    expect(await totals(database.kysely)).toEqual({ 'all ': 2, 'partner A': 2 });
  });
});

function ownTriggers(kysely: Kysely<SystemTables>, table: string) {
  return sql<{ name: string }>`select tgname as name from pg_trigger
    where tgrelid = ${table}::regclass and not tgisinternal order by 1`.execute(kysely);
}

/** The triggers for the totals of `visit` in the version that had one function per purpose. */
const earlierTriggers = [
  `create function footwork.visit_total_12345678() returns trigger language plpgsql as $function$begin
  insert into footwork.entity_total as total (entity, scope, key, slot, rows)
  select 'visit', scope, key, pg_backend_pid() % 16, n from (
    select 'all' as scope, '' as key, count(*) as n from added
    union all select 'partner', "pcode"::text, count(*) from added where "pcode" is not null group by "pcode"
    union all select 'store', "store"::text, count(*) from added where "store" is not null group by "store"
  ) as change where n <> 0 order by scope, key
  on conflict (entity, scope, key, slot) do update set rows = total.rows + excluded.rows;
  return null;
end$function$`,
  `create trigger visit_total_insert_12345678 after insert on visit referencing new table as added
  for each statement execute function footwork.visit_total_12345678()`,
];

const takenBack = new Error('taken back');

async function change(kysely: Kysely<SystemTables>, random: () => number): Promise<void> {
  const pick = (count: number) => Math.floor(random() * count);
  for (let statement = 0; statement < 2; statement++) {
    const partner = `P${pick(3)}`;
    switch (pick(5)) {
      case 0:
        await sql`delete from visit where id in (select id from visit where pcode = ${partner} limit 2)`.execute(
          kysely,
        );
        break;
      case 1:
        await sql`update visit set pcode = ${partner}, store = ${pick(3)}
          where id in (select id from visit order by id offset ${pick(20)} limit 3)`.execute(kysely);
        break;
      default:
        await sql`insert into visit (pcode, store) values (${partner}, ${pick(3)}), (${`P${pick(3)}`}, null)`.execute(
          kysely,
        );
    }
  }
  if (pick(4) === 0) throw takenBack;
}

/** Retries deadlocks, because the statements of a transaction may lock rows in any order. */
async function retrying(work: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      await work();
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== '40P01') throw error;
    }
  }
}

function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

async function totals(kysely: Kysely<SystemTables>): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; n: number }>`
    select scope || ' ' || key as name, sum(rows) as n from footwork.entity_total
    where entity = 'visit' group by 1 having sum(rows) <> 0`.execute(kysely);
  return Object.fromEntries(rows.map((row) => [row.name, row.n]));
}

async function counts(kysely: Kysely<SystemTables>): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; n: number }>`
    select 'all ' as name, count(*) as n from visit having count(*) > 0
    union all select 'partner ' || pcode, count(*) from visit where pcode is not null group by pcode
    union all select 'store ' || store, count(*) from visit where store is not null group by store`.execute(
    kysely,
  );
  return Object.fromEntries(rows.map((row) => [row.name, row.n]));
}

async function versions(kysely: Kysely<SystemTables>): Promise<unknown[]> {
  const { rows } = await sql`select ctid::text, xmin::text from footwork.entity_total order by 1`.execute(
    kysely,
  );
  return rows;
}
