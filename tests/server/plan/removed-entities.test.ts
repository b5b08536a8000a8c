import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { modelOf } from '../../../src/engine/schema/declaration/model';
import { applyPlan } from '../../../src/engine/server/plan/apply-plan';
import { planModel } from '../../../src/engine/server/plan/plan-model';
import { openForTests } from '../../support/open-for-tests';
import { oneEngine, openEngine } from '../database/engines';
import { modelWith } from './change';

const one = { type: 'integer', 'x-ref': 'place' } as const;
const several = { type: 'array', items: { type: 'integer' }, 'x-ref': 'place' } as const;
const before = modelWith({
  properties: {
    place: one,
    places: several,
    above: { type: 'integer', 'x-ref': 'thing' },
    stops: { type: 'array', items: { type: 'object', properties: { place: one } } },
  },
});
const withoutThing = () => modelOf({ 'place.ts': { ...before.entities.get('place')?.schema } });

describe.each(oneEngine)('%s', (engine) => {
  const database = openForTests(() => openEngine(engine, 'plan_removed'));

  beforeEach(async () => {
    await sql`drop table if exists thing, place, thing__place, thing__places, thing__stops_place cascade`.execute(
      database.kysely,
    );
    await sql`drop schema if exists footwork cascade`.execute(database.kysely);
    await applyPlan(database, { model: before });
    await sql`insert into place (town) values ('Bonn')`.execute(database.kysely);
    await sql`insert into thing (name, place, above, stops) values ('One', 1, 1, '[{"place": 1}]')`.execute(
      database.kysely,
    );
    await sql`insert into thing__places values (1, 1, 0)`.execute(database.kysely);
  });

  test('17.24: the foreign keys of a removed entity are dropped once that is accepted, its rows stay, and others can be deleted', async () => {
    const { steps, notes } = await planModel(database, withoutThing());
    expect(steps.map((step) => step.sql.replace(/_[0-9a-f]{8}"/, '"'))).toEqual([
      'alter table "thing" drop constraint "thing_place_reference"',
      'alter table "thing__places" drop constraint "thing__places_target_reference"',
      'alter table "thing__stops_place" drop constraint "thing__stops_place_target_reference"',
    ]);
    expect(steps[0]?.why).toBe(
      'thing belongs to no schema any more; its rows no longer keep those of place from being deleted.',
    );
    expect(notes).toContain('The table thing belongs to no schema; its rows are left as they are.');
    await expect(applyPlan(database, { model: withoutThing() })).rejects.toThrow(
      'from being deleted. 1 row concerned.\n-- The rows stay; only the foreign key goes.\nalter table "thing" drop',
    );
    await applyPlan(database, { model: withoutThing() }, { acceptLoss: true });
    await sql`delete from place`.execute(database.kysely);
    expect((await sql`select name, place from thing`.execute(database.kysely)).rows).toEqual([
      { name: 'One', place: 1 },
    ]);
    expect((await planModel(database, withoutThing())).steps).toEqual([]);
  });

  test('17.24: an entity that has another name, and none of its earlier ones, is asked about', async () => {
    const renamed = JSON.parse(
      JSON.stringify(before.entities.get('thing')?.schema).replaceAll('"thing"', '"gadget"'),
    );
    const model = modelOf({ 'place.ts': before.entities.get('place')?.schema, 'gadget.ts': renamed });
    await expect(applyPlan(database, { model })).rejects.toThrow(
      "only the foreign key goes. If it was renamed, write 'x-was': ['thing'] at \"gadget\" in the schema.",
    );
  });

  test('an entity that is declared again gets its foreign keys back', async () => {
    await applyPlan(database, { model: withoutThing() }, { acceptLoss: true });
    await applyPlan(database, { model: before });
    await expect(sql`delete from place`.execute(database.kysely)).rejects.toMatchObject({
      code: expect.stringMatching(/^2300[13]|23503$/),
    });
    expect((await planModel(database, before)).steps).toEqual([]);
  });

  test("somebody else's foreign keys stay", async () => {
    await sql`create table visit (place bigint constraint visit_place references place)`.execute(
      database.kysely,
    );
    const { steps } = await planModel(database, withoutThing());
    await sql`drop table visit`.execute(database.kysely);
    expect(steps.filter(({ table }) => table === 'visit')).toEqual([]);
  });
});
