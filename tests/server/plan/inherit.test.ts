import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { linked } from '../../../src/engine/schema/declaration/model';
import { entityOf } from '../../../src/engine/schema/model/entity-of';
import type { PropertySchema } from '../../../src/engine/schema/model/entity-schema';
import { applyPlan } from '../../../src/engine/server/plan/apply-plan';
import { desiredTables } from '../../../src/engine/server/plan/desired-model';
import { planModel } from '../../../src/engine/server/plan/plan-model';
import { openForTests } from '../../support/open-for-tests';
import { oneEngine, openEngine } from '../database/engines';

const entity = (name: string, properties: Record<string, PropertySchema>) =>
  entityOf({ $id: name, title: name, type: 'object', properties, additionalProperties: false });

/** A chain: the room inherits from the house, which inherits from the owner. */
const owner = entity('owner', { code: { type: 'string', maxLength: 9 } });
const house = entity('house', {
  owner: { type: 'integer', 'x-ref': 'owner' },
  code: { type: 'string', 'x-inherit': 'owner.code' },
});
const room = entity('room', {
  house: { type: 'integer', 'x-ref': 'house' },
  code: { type: 'string', 'x-inherit': 'house.code' },
});
const model = linked([owner, house, room]);

test('the triggers of the link in the middle', () => {
  const table = desiredTables(model, false).find(({ name }) => name === 'house');
  const triggers = table?.triggers.filter(({ scope }) => scope.startsWith('for each row'));
  expect(triggers).toMatchInlineSnapshot(`
    [
      {
        "body": "begin
    new."code" := (
      select parent."code" from public."owner" as parent
      where parent."id" = new."owner" for share
    );
    return new;
    end",
        "event": "before insert",
        "name": "house_before_row_insert_c28aea47",
        "scope": "for each row",
      },
      {
        "body": "begin
    new."code" := (
      select parent."code" from public."owner" as parent
      where parent."id" = new."owner" for share
    );
    return new;
    end",
        "event": "before update",
        "name": "house_before_row_update_a156113b",
        "scope": "for each row when (old."owner" is distinct from new."owner" or old."code" is distinct from new."code")",
      },
      {
        "body": "begin
    update public."room" as child set "code" = new."code"
      where child."house" = new."id" and child."code" is distinct from new."code";
    return null;
    end",
        "event": "after update",
        "name": "house_after_row_update_41cb2ab0",
        "scope": "for each row when (old."code" is distinct from new."code")",
      },
    ]
  `);
});

describe.each(oneEngine)('%s', (engine) => {
  const database = openForTests(() => openEngine(engine, 'plan_inherit'));

  beforeAll(async () => {
    await applyPlan(database, await planModel(database, model));
  });
  beforeEach(async () => {
    await sql`truncate owner, house, room restart identity`.execute(database.kysely);
    await sql`insert into owner (code) values ('A'), ('B')`.execute(database.kysely);
    await sql`insert into house (owner) values (1), (2), (null)`.execute(database.kysely);
    await sql`insert into room (house) values (1), (2), (3), (null)`.execute(database.kysely);
  });

  const codes = async () => {
    const { rows } = await sql<{ code: string | null }>`
      (select code from house order by id) union all (select code from room order by id)`.execute(
      database.kysely,
    );
    return rows.map((row) => row.code).join();
  };

  test('is there from the start', async () => {
    expect(await codes()).toBe('A,B,,A,B,,');
  });

  test('follows its source through every link', async () => {
    await sql`update owner set code = 'C' where id = 1`.execute(database.kysely);
    expect(await codes()).toBe('C,B,,C,B,,');
  });

  test('follows the reference', async () => {
    await sql`update house set owner = 2 where id in (1, 3)`.execute(database.kysely);
    expect(await codes()).toBe('B,B,B,B,B,B,');
    await sql`update house set owner = null where id = 2`.execute(database.kysely);
    expect(await codes()).toBe('B,,B,B,,B,');
  });

  test('cannot be set apart from its source', async () => {
    await sql`update room set code = 'X'`.execute(database.kysely);
    await sql`insert into room (house, code) values (1, 'X')`.execute(database.kysely);
    expect(await codes()).toBe('A,B,,A,B,,,A');
  });

  /** Waits until a statement is blocked by the open transaction. */
  const anotherWaits = () =>
    expect
      .poll(async () => {
        const { rows } = await sql`
          select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(
          database.kysely,
        );
        return rows.length;
      })
      .toBe(1);

  test('a child stored while its parent changes gets the new value', async () => {
    let stored: Promise<unknown> | undefined;
    await database.kysely.transaction().execute(async (transaction) => {
      await sql`update owner set code = 'C' where id = 1`.execute(transaction);
      stored = sql`insert into house (owner) values (1)`.execute(database.kysely);
      await anotherWaits();
    });
    await stored;
    expect(await codes()).toBe('C,B,,C,C,B,,');
  });

  test('a parent changed while a child is stored waits for it', async () => {
    let changed: Promise<unknown> | undefined;
    await database.kysely.transaction().execute(async (transaction) => {
      await sql`insert into house (owner) values (1)`.execute(transaction);
      changed = sql`update owner set code = 'C' where id = 1`.execute(database.kysely);
      await anotherWaits();
    });
    await changed;
    expect(await codes()).toBe('C,B,,C,C,B,,');
  });
});
