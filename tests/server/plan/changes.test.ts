import { type Kysely, sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../../src/engine/server/database/database';
import type { SystemTables } from '../../../src/engine/server/database/system-tables';
import { applyPlan } from '../../../src/engine/server/plan/apply-plan';
import { obstacles } from '../../../src/engine/server/plan/plan';
import { PlanError } from '../../../src/engine/server/plan/plan-error';
import { planModel } from '../../../src/engine/server/plan/plan-model';
import { openForTests } from '../../support/open-for-tests';
import { oneEngine, openEngine } from '../database/engines';
import { type Change, modelWith } from './change';
import { columnChanges } from './column-changes';
import { constraintChanges } from './constraint-changes';

const changes = [...columnChanges, ...constraintChanges];

describe.each(oneEngine)('%s', (engine) => {
  const database = openForTests(() => openEngine(engine, 'plan_changes'));

  beforeEach(async () => {
    await sql`drop table if exists thing, place, thing__places cascade`.execute(database.kysely);
    await sql`drop schema if exists footwork cascade`.execute(database.kysely);
  });

  test.each(changes)('$name', async (change) => {
    await prepare(database, change);
    const plan = await planModel(database, modelWith(change.after));
    expect(plan.steps.map((step) => (step.risk ? [brief(step.sql), step.rows] : brief(step.sql)))).toEqual(
      change.steps,
    );

    const stopping = obstacles(plan);
    const accepted = stopping.every((step) => step.risk?.loses);
    if (stopping.length > 0) await expect(applyPlan(database, plan)).rejects.toThrow(PlanError);
    if (accepted) await applyPlan(database, plan, { acceptLoss: true });
    else await expect(applyPlan(database, plan, { acceptLoss: true })).rejects.toThrow(stopping[0]?.sql);
    expect((await planModel(database, modelWith(change.after))).steps).toEqual(accepted ? [] : plan.steps);
  });

  test("somebody else's table stays, though its name is like that of links", async () => {
    const change = named('a dropped field');
    await prepare(database, change);
    await sql`create table thing__archive (owner bigint, note text)`.execute(database.kysely);
    const { steps, notes } = await planModel(database, modelWith(change.after));
    await sql`drop table thing__archive`.execute(database.kysely);
    expect(steps.filter((step) => step.sql.includes('thing__archive'))).toEqual([]);
    expect(notes).toContain('The table thing__archive belongs to no schema; its rows are left as they are.');
  });

  test('a stopped plan says why, with the SQL, the rows and what to do', async () => {
    const change = named('a shorter text');
    await prepare(database, change);
    const stopped = applyPlan(database, await planModel(database, modelWith(change.after)));
    await expect(stopped).rejects.toThrowErrorMatchingInlineSnapshot(`
      [PlanError: The schemas have changed in a way that would lose or refuse data; nothing was changed.

      -- thing: check (char_length("word") <= 3). 1 row concerned.
      -- Mend them first: select "id" from "thing" where (char_length("word") <= 3) is false;
      alter table "thing" add constraint "thing_word_check_adb312ca" check (char_length("word") <= 3);

      These are 1 of 2 steps; "npm run plan" shows them all.

      Mend the rows that are in the way, then start again.]
    `);
  });

  test('17.17: phones that are the same by their digits are named by the plan, and stop nothing unexplained', async () => {
    const change = named('unique by the digits of a phone');
    await prepare(database, change);
    const stopped = applyPlan(database, await planModel(database, modelWith(change.after)));
    await expect(stopped).rejects.toThrow(
      `Rows that share them, by id: 1 and 2; 4 and 5. Mend them first: select array_agg("id" order by "id") as ids, "kind"`,
    );
    await sql`update thing set phone = '139 0000 0000' where id = 2`.execute(database.kysely);
    await sql`update thing set kind = false where id = 5`.execute(database.kysely);
    await applyPlan(database, await planModel(database, modelWith(change.after)));
    const again = sql`insert into thing (kind, phone) values (true, '+139-0000-0000')`.execute(
      database.kysely,
    );
    await expect(again).rejects.toThrow('thing_kind_phone_unique');
  });

  test('a plan that loses data says how to accept the loss', async () => {
    const change = named('a dropped field');
    await prepare(database, change);
    const stopped = applyPlan(database, await planModel(database, modelWith(change.after)));
    await expect(stopped).rejects.toThrowErrorMatchingInlineSnapshot(`
      [PlanError: The schemas have changed in a way that would lose or refuse data; nothing was changed.

      -- thing.size is no longer declared. 2 rows concerned.
      -- If it was renamed, write 'x-was': ['size'] at the property that it is now in the schema.
      alter table "thing" drop column "size";

      These are 1 of 1 steps; "npm run plan" shows them all.

      "npm run plan -- --apply" executes them, and what they drop or overwrite is lost. To keep it, take the change back or move the data first.]
    `);
  });

  test('17.24: a column that is dropped where one like it is new hints at the rename', async () => {
    const before = { word: { type: 'string', maxLength: 9 }, size: { type: 'integer' } } as const;
    await applyPlan(database, { model: modelWith({ properties: before }) });
    await sql`insert into thing (word, size) values ('a', 1)`.execute(database.kysely);
    const after = modelWith({ properties: { term: before.word, size: before.size } });
    await expect(applyPlan(database, { model: after })).rejects.toThrow(
      "-- If it was renamed, write 'x-was': ['word'] at \"term\" in the schema.",
    );
  });

  test('an index that an earlier version wrote otherwise is created again, and stops nothing', async () => {
    const change = named('unique ignoring case');
    await prepare(database, { ...change, before: change.after, rows: [{ word: 'Root' }] });
    await sql`drop index thing_word_unique_7bafcd7e`.execute(database.kysely);
    await sql`create unique index thing_word_unique_dd3a480b on thing (lower(word))`.execute(database.kysely);
    const plan = await planModel(database, modelWith(change.after));
    expect(plan.steps.map((step) => [step.sql.split(' on ')[0], step.rows])).toEqual([
      ['drop index "thing_word_unique_dd3a480b"', undefined],
      ['create unique index "thing_word_unique_7bafcd7e"', 0],
    ]);
    await applyPlan(database, plan);
  });

  test('a value that cannot be converted stops everything', async () => {
    const change = named('another type');
    await prepare(database, { ...change, rows: [{ size: 'many' }] });
    const plan = await planModel(database, modelWith(change.after));
    await expect(applyPlan(database, plan, { acceptLoss: true })).rejects.toThrow(
      'invalid input syntax for type bigint: "many"',
    );
    const { rows } = await sql`select size from thing`.execute(database.kysely);
    expect(rows).toEqual([{ size: 'many' }]);
  });

  test('converted and inherited values arrive', async () => {
    const retyped = named('another type');
    await prepare(database, retyped);
    const model = modelWith(retyped.after);
    await applyPlan(database, await planModel(database, model), { acceptLoss: true });
    const { rows } = await sql`select size from thing order by id`.execute(database.kysely);
    expect(rows).toEqual([{ size: 1 }, { size: 2 }, { size: null }]);
  });

  test('what somebody else has added to a table is left alone', async () => {
    const change = named('a wider type');
    await prepare(database, change);
    await sql`create index by_hand on thing (size)`.execute(database.kysely);
    await sql`alter table thing add constraint by_hand check (id > 0)`.execute(database.kysely);
    await applyPlan(database, await planModel(database, modelWith(change.after)));
    const { rows } = await sql`
      select indexname as name from pg_indexes where indexname = 'by_hand'
      union all select conname from pg_constraint where conname = 'by_hand'`.execute(database.kysely);
    expect(rows).toHaveLength(2);
  });
});

function named(name: string): Change {
  const change = changes.find((candidate) => candidate.name === name);
  if (!change) throw new Error(name);
  return change;
}

/** Omits function bodies, which have their own tests, and the hashes that depend on them. */
function brief(text: string): string {
  const head = text.replace(/ returns trigger .*/s, '');
  return /\b(trigger "|function footwork)/.test(head) ? head.replace(/_[0-9a-f]{8}"/g, '_#"') : head;
}

async function prepare(database: Database, change: Change): Promise<void> {
  await applyPlan(database, await planModel(database, modelWith(change.before)));
  await insert(database.kysely, 'place', [{ town: 'town 1' }, { town: 'town 2' }, { town: 'town 3' }]);
  await insert(database.kysely, 'thing', change.rows);
}

async function insert(kysely: Kysely<SystemTables>, table: string, rows: Change['rows']): Promise<void> {
  for (const row of rows) {
    const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
    const given = sql`(${columns}) select ${columns} from jsonb_populate_record(null::${sql.table(table)}, ${row})`;
    await sql`insert into ${sql.table(table)} ${isEmpty(row) ? sql`default values` : given}`.execute(kysely);
  }
}

function isEmpty(row: object): boolean {
  return Object.keys(row).length === 0;
}
