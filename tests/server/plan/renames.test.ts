import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { entityNamed, type Model, modelOf } from '../../../src/engine/schema/declaration/model';
import { rollupsOf } from '../../../src/engine/schema/declaration/rollups';
import type { EntitySchema } from '../../../src/engine/schema/model/entity-schema';
import { applyPlan } from '../../../src/engine/server/plan/apply-plan';
import { planModel } from '../../../src/engine/server/plan/plan-model';
import { planText } from '../../../src/engine/server/plan/plan-text';
import { rollupTable } from '../../../src/engine/server/plan/rollups';
import { openForTests } from '../../support/open-for-tests';
import { oneEngine, openEngine } from '../database/engines';

const files = import.meta.glob('../../../schemas/*.ts', { eager: true, import: 'default' });
const place: EntitySchema = {
  $id: 'place',
  title: 'Place',
  type: 'object',
  properties: { town: { type: 'string', maxLength: 20 } },
  additionalProperties: false,
};
const thing: EntitySchema = {
  $id: 'thing',
  title: 'Thing',
  type: 'object',
  'x-scope': { partner: 'code' },
  'x-rollups': { perKind: { by: ['kind'], sum: ['amount'] } },
  properties: {
    code: { type: 'string', maxLength: 9 },
    amount: { type: 'integer', minimum: 0, maximum: 99 },
    kind: { type: 'string', enum: ['plain', 'fancy'], default: 'fancy' },
    days: { type: 'array', items: { type: 'string', enum: ['mon', 'tue'] } },
    places: { type: 'array', items: { type: 'integer' }, 'x-ref': 'place' },
    lines: {
      type: 'array',
      items: { type: 'object', properties: { place: { type: 'integer', 'x-ref': 'place' } } },
    },
    number: { type: 'string', readOnly: true, 'x-unique': true, 'x-sequence': { format: 'T{000}' } },
  },
  required: ['kind'],
  additionalProperties: false,
};
const { amount, days, lines, number, places } = thing.properties;
const item: EntitySchema = {
  ...thing,
  $id: 'item',
  'x-was': ['thing'],
  'x-rollups': { perKind: { by: ['sort'], sum: ['weight'] } },
  properties: {
    code: { type: 'string', maxLength: 9 },
    weight: { ...amount, 'x-was': ['amount'] },
    sort: {
      type: 'string',
      enum: ['plain', 'fine'],
      default: 'fine',
      'x-was': ['kind'],
      'x-enum': { fine: { title: 'Fine', was: ['fancy'] } },
    },
    days: {
      ...days,
      items: { type: 'string', enum: ['monday', 'tue'] },
      'x-enum': { monday: { title: 'Monday', was: ['mon'] } },
    },
    sites: { ...places, 'x-was': ['places'] },
    rows: { ...lines, 'x-was': ['lines'] },
    label: { ...number, 'x-was': ['number'] },
  },
  required: ['sort'],
};

const modelWith = (schema: EntitySchema): Model =>
  modelOf({ ...files, 'place.ts': place, [`${schema.$id}.ts`]: schema });

describe.each(oneEngine)('%s', (engine) => {
  const database = openForTests(() => openEngine(engine, 'renames'));
  const rowsOf = async (query: string) =>
    (await sql.raw<Record<string, unknown>>(query).execute(database.kysely)).rows;

  const weights = (model: Model) => {
    const [rollup] = rollupsOf(model, entityNamed(model, 'item'));
    if (!rollup) throw new Error('item has no rollup');
    return rowsOf(
      `select sort, sum(_sum_weight)::int as weight from footwork."${rollupTable(rollup)}"
       where _sum_weight > 0 group by sort order by sort`,
    );
  };

  beforeAll(async () => {
    await applyPlan(database, { model: modelWith(thing) });
    for (const statement of [
      "insert into place (town) values ('a'), ('b')",
      `insert into thing (code, amount, kind, days, lines) values
        ('P1', 3, 'fancy', '{mon,tue}', '[{"place": 2}]'), ('P1', 4, 'plain', '{tue}', null)`,
      'insert into thing__places (owner, target, position) values (1, 2, 0)',
      `insert into footwork.history (entity, record_id, version, action, actor_name, changes)
        values ('thing', 1, 1, 'create', 'root', '{"kind": [null, "fancy"], "code": [null, "P1"]}')`,
      `insert into role (name, code, field_rules) values
        ('R', 'R1', '{"thing": {"hidden": ["amount", "code"], "readonly": ["kind"]}, "store": {"hidden": ["name"]}}')`,
      `insert into menu (name, type, path, component) values ('T', 'menu', 'things', 'entity/thing/list')`,
      `insert into menu (name, type, perm) values ('N', 'button', 'biz:thing:add'), ('S', 'button', 'biz:store:add')`,
      `insert into footwork.menu_revision (actor_name, tree)
        values ('root', '[{"perm": "biz:thing:add", "component": "entity/thing/list", "name": "biz:thing:"}]')`,
    ]) {
      await sql.raw(statement).execute(database.kysely);
    }
  });

  test('a plan says what it would rename, and renames nothing', async () => {
    const text = planText(await planModel(database, modelWith(item)));
    expect(text).toContain('-- thing is named item now.\nalter table "thing" rename to "item";');
    expect(text).toContain('-- item.kind is named sort now.\n');
    expect(text).toContain('-- "fancy" of item.sort is "fine" now. 1 row concerned.\n');
    expect(await rowsOf("select kind from thing where code = 'P1' order by id")).toEqual([
      { kind: 'fancy' },
      { kind: 'plain' },
    ]);
  });

  test('a start renames and keeps the data and what mentions it', async () => {
    const model = modelWith(item);
    await applyPlan(database, { model });
    expect(
      (await planModel(database, model)).steps.filter(
        ({ sql: text }) => !/^drop table if exists footwork/.test(text),
      ),
    ).toEqual([]);
    expect(await rowsOf('select id, weight, sort, days, rows, label from item order by id')).toEqual([
      { id: 1, weight: 3, sort: 'fine', days: ['monday', 'tue'], rows: [{ place: 2 }], label: 'T001' },
      { id: 2, weight: 4, sort: 'plain', days: ['tue'], rows: null, label: 'T002' },
    ]);
    expect(await rowsOf('select owner, target from item__sites')).toEqual([{ owner: 1, target: 2 }]);
    expect(await rowsOf('select owner, target from item__rows_place')).toEqual([{ owner: 1, target: 2 }]);
    expect(await weights(model)).toEqual([
      { sort: 'fine', weight: 3 },
      { sort: 'plain', weight: 4 },
    ]);
    expect(await rowsOf('select entity, changes from footwork.history where record_id = 1')).toEqual([
      { entity: 'item', changes: { sort: [null, 'fancy'], code: [null, 'P1'] } },
    ]);
    expect(await rowsOf("select field_rules from role where code = 'R1'")).toEqual([
      {
        field_rules: {
          item: { hidden: ['weight', 'code'], readonly: ['sort'] },
          store: { hidden: ['name'] },
        },
      },
    ]);
    expect(await rowsOf('select component, perm from menu order by id')).toEqual([
      { component: 'entity/item/list', perm: null },
      { component: null, perm: 'biz:item:add' },
      { component: null, perm: 'biz:store:add' },
    ]);
    expect(await rowsOf('select tree from footwork.menu_revision')).toEqual([
      { tree: [{ perm: 'biz:item:add', component: 'entity/item/list', name: 'biz:thing:' }] },
    ]);
    const totals = "select distinct entity from footwork.entity_total where entity in ('thing', 'item')";
    expect(await rowsOf(totals)).toEqual([{ entity: 'item' }]);
  });

  test('afterwards the declared values hold, numbers go on, and totals follow', async () => {
    await expect(rowsOf("insert into item (sort) values ('fancy')")).rejects.toThrow('check');
    expect(await rowsOf('insert into item (code) values (null) returning sort, label')).toEqual([
      { sort: 'fine', label: 'T003' },
    ]);
  });

  test('values alone can be renamed, and rollups count them under the new name', async () => {
    const model = modelWith({
      ...item,
      properties: {
        ...item.properties,
        sort: {
          type: 'string',
          enum: ['plain', 'nice'],
          default: 'nice',
          'x-enum': { nice: { title: 'Nice', was: ['fancy', 'fine'] } },
        },
      },
    });
    await applyPlan(database, { model });
    expect(await weights(model)).toEqual([
      { sort: 'nice', weight: 3 },
      { sort: 'plain', weight: 4 },
    ]);
    expect((await planModel(database, model)).steps).toEqual([]);
  });

  test('17.24: keys inside objects can be renamed, at any depth, with links and history', async () => {
    const boxed = (key: string, was: object) => ({
      type: 'object',
      properties: { [key]: { type: 'integer', ...was }, note: { type: 'string' } },
    });
    const withLines = (lines: object): Model =>
      modelOf({
        ...files,
        'place.ts': place,
        'crate.ts': { ...place, $id: 'crate', properties: { lines } },
      });
    const site = { type: 'integer', 'x-ref': 'place' };
    const linesOf = (properties: object) => ({ type: 'array', items: { type: 'object', properties } });
    const before = withLines(linesOf({ place: site, box: boxed('size', {}) }));
    await applyPlan(database, { model: before }, { acceptLoss: true });
    await rowsOf(`insert into crate (lines) values
      ('[{"place": 2, "box": {"size": 7, "note": "n"}}, {"place": 1}, {}]'), (null), ('[]')`);
    await rowsOf(`insert into footwork.history (entity, record_id, version, action, actor_name, changes)
      values ('crate', 1, 1, 'create', 'root', '{"lines": [null, [{"place": 2}]]}')`);
    const parts = {
      site: { ...site, 'x-was': ['place'] },
      carton: { ...boxed('width', { 'x-was': ['size'] }), 'x-was': ['box'] },
    };
    const model = withLines(linesOf(parts));
    expect(planText(await planModel(database, model))).toContain(
      '-- lines.place of crate is named lines.site now. 1 row concerned.\n',
    );
    await applyPlan(database, { model });
    expect(await rowsOf('select lines from crate order by id')).toEqual([
      { lines: [{ site: 2, carton: { width: 7, note: 'n' } }, { site: 1 }, {}] },
      { lines: null },
      { lines: [] },
    ]);
    expect(await rowsOf('select owner, target from crate__lines_site order by target')).toEqual([
      { owner: 1, target: 1 },
      { owner: 1, target: 2 },
    ]);
    expect(await rowsOf("select changes from footwork.history where entity = 'crate'")).toEqual([
      { changes: { lines: [null, [{ site: 2 }]] } },
    ]);
    expect((await planModel(database, model)).steps).toEqual([]);
  });
});
