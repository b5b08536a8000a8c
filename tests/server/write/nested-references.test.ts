import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { linked } from '../../../src/engine/schema/declaration/model';
import { entityOf } from '../../../src/engine/schema/model/entity-of';
import type { EntitySchema } from '../../../src/engine/schema/model/entity-schema';
import { applyPlan } from '../../../src/engine/server/plan/apply-plan';
import { PlanError } from '../../../src/engine/server/plan/plan-error';
import { planModel } from '../../../src/engine/server/plan/plan-model';
import { actorWith, rootActor } from '../../support/actor';
import { openForTests } from '../../support/open-for-tests';
import { parcelSchema } from '../../support/parcel';
import { specimenShop } from '../../support/specimen';
import { oneEngine, openEngine } from '../database/engines';
import { modelWith, openServer } from './fixture';

const model = modelWith(specimenShop, entityOf(parcelSchema));

/** The same schema, but its references accept only shops of the same partner. */
function fittingSchema(): EntitySchema {
  const schema = structuredClone(parcelSchema) as unknown as Record<string, never> & EntitySchema;
  const shop = { type: 'integer', 'x-ref': 'specimen-shop', 'x-ref-where': { pcode: { field: 'pcode' } } };
  const { sender, pieces } = schema.properties as Record<
    string,
    { properties: object; items: { properties: object } }
  >;
  Object.assign(sender?.properties ?? {}, { shop });
  Object.assign(pieces?.items.properties ?? {}, { shop });
  return schema;
}

describe.each(oneEngine)('%s', (engine) => {
  const server = openForTests(() => openServer(engine, 'nested_references', model));
  const shops = { heel: 0, sole: 0, foreign: 0 };

  beforeAll(async () => {
    server.setHooks(false);
    for (const [name, pcode] of [
      ['heel', 'P1'],
      ['sole', 'P1'],
      ['foreign', 'P2'],
    ] as const) {
      const { data } = await server.call(rootActor, 'POST', '/specimen-shops', { name, pcode });
      shops[name] = data.id;
    }
  });

  const partner = actorWith({
    id: 9002,
    utype: 2,
    pcode: 'P1',
    perms: ['view', 'add', 'edit'].flatMap((verb) => [
      `biz:specimen-parcel:${verb}`,
      `biz:specimen-shop:${verb}`,
    ]),
  });
  const create = (body: object, actor = rootActor) =>
    server.call(actor, 'POST', '/specimen-parcels', { label: 'Parcel', pcode: 'P1', ...body });

  test('what an object points to is named, and must be there for the actor', async () => {
    const pieces = [
      { shop: shops.heel, count: 2 },
      { shop: shops.sole, count: 1 },
    ];
    const { data } = await create({ sender: { shop: shops.sole }, pieces });
    const { data: shown } = await server.call(rootActor, 'GET', `/specimen-parcels/${data.id}`);
    expect(shown._labels).toMatchObject({
      'sender.shop': { [shops.sole]: 'sole' },
      'pieces.shop': { [shops.heel]: 'heel', [shops.sole]: 'sole' },
    });
    const lost = await create({ sender: { shop: 999 }, pieces: [...pieces, { shop: 998, count: 1 }] });
    expect([lost.status, lost.issues]).toEqual([422, ['sender.shop reference', 'pieces.2.shop reference']]);
    const beyond = await create({ pieces: [{ shop: shops.foreign, count: 1 }] }, partner);
    expect([beyond.status, beyond.issues]).toEqual([422, ['pieces.0.shop reference']]);
    const changed = await server.call(rootActor, 'PUT', `/specimen-parcels/${data.id}`, {
      version: 1,
      pieces: [{ shop: 997, count: 1 }],
    });
    expect([changed.status, changed.issues]).toEqual([422, ['pieces.0.shop reference']]);
  });

  test('an import names the line and the place', async () => {
    const csv = `label,pcode,pieces\nA,P1,"[{""shop"":${shops.heel},""count"":1}]"\nB,P1,"[{""shop"":996,""count"":1}]"\n`;
    const answer = await server.call(rootActor, 'POST', '/specimen-parcels/import', csv);
    expect([answer.status, answer.issues]).toEqual([422, ['rows.3.pieces.0.shop reference']]);
  });

  test('a record that an object points to stays until nothing points to it', async () => {
    const { data: shop } = await server.call(rootActor, 'POST', '/specimen-shops', {
      name: 'held',
      pcode: 'P1',
    });
    const { data } = await create({ pieces: [{ shop: shop.id, count: 1 }] });
    const held = await server.call(rootActor, 'DELETE', `/specimen-shops/${shop.id}`);
    expect([held.status, held.code]).toEqual([409, 40901]);
    await server.call(rootActor, 'PUT', `/specimen-parcels/${data.id}`, {
      version: 1,
      pieces: [{ shop: shops.heel, count: 1 }],
    });
    expect((await server.call(rootActor, 'DELETE', `/specimen-shops/${shop.id}`)).status).toBe(200);
    expect((await server.call(rootActor, 'DELETE', `/specimen-parcels/${data.id}`)).status).toBe(200);
  });

  test('references that become declared hold for the rows that are there, or stop the start', async () => {
    const loose = structuredClone(parcelSchema) as unknown as {
      properties: { pieces: { items: { properties: { shop: object } } } };
    };
    loose.properties.pieces.items.properties.shop = { type: 'integer' };
    const before = linked([specimenShop, entityOf(loose as unknown as EntitySchema)]);
    const after = linked([specimenShop, entityOf(parcelSchema)]);
    const database = await openEngine(engine, 'nested_plan');
    const { kysely } = database;
    try {
      await applyPlan(database, await planModel(database, before));
      await sql`insert into specimen_shop (name, pcode) values ('a', 'P1')`.execute(kysely);
      const insert = (shop: number) =>
        sql`
        insert into specimen_parcel (label, pcode, pieces)
        values ('x', 'P1', ${JSON.stringify([{ shop, count: 1 }])}::jsonb)`.execute(kysely);
      await insert(1);
      await insert(77);
      await expect(applyPlan(database, await planModel(database, after))).rejects.toThrow(PlanError);
      await sql`delete from specimen_parcel where pieces->0->>'shop' = '77'`.execute(kysely);
      await applyPlan(database, await planModel(database, after));
      const { rows } = await sql`select owner, target from specimen_parcel__pieces_shop`.execute(kysely);
      expect(rows).toEqual([{ owner: 1, target: 1 }]);
      expect((await planModel(database, after)).steps).toEqual([]);
    } finally {
      await database.close();
    }
  });
});

describe.each(oneEngine)('%s: references in objects to records that fit', (engine) => {
  const server = openForTests(() =>
    openServer(engine, 'nested_ref_where', modelWith(specimenShop, entityOf(fittingSchema()))),
  );
  const shops: number[] = [];

  beforeAll(async () => {
    for (const [name, pcode] of [
      ['mine', 'P1'],
      ['theirs', 'P2'],
    ]) {
      shops.push((await server.call(rootActor, 'POST', '/specimen-shops', { name, pcode })).data.id);
    }
  });

  const send = (method: 'POST' | 'PUT', url: string, body: object) =>
    server.call(rootActor, method, `/specimen-parcels${url}`, body);

  test('only they are stored, at create and at update', async () => {
    const [mine, theirs] = shops;
    const pieces = [
      { shop: mine, count: 1 },
      { shop: theirs, count: 1 },
    ];
    const body = { label: 'Parcel', pcode: 'P1' };
    const refused = await send('POST', '', { ...body, sender: { shop: theirs }, pieces });
    expect([refused.status, refused.issues]).toEqual([422, ['sender.shop unfit', 'pieces.1.shop unfit']]);
    const { data } = await send('POST', '', { ...body, sender: { shop: mine }, pieces: pieces.slice(0, 1) });
    const added = await send('PUT', `/${data.id}`, { version: 1, pieces });
    expect([added.status, added.issues]).toEqual([422, ['pieces.1.shop unfit']]);
    const moved = await send('PUT', `/${data.id}`, { version: 1, pcode: 'P2' });
    expect([moved.status, moved.issues]).toEqual([422, ['sender.shop unfit', 'pieces.0.shop unfit']]);
  });

  test('what a record points to already stays as long as nothing that it depends on changes', async () => {
    const [mine = 0] = shops;
    const { data } = await send('POST', '', {
      label: 'Old',
      pcode: 'P1',
      pieces: [{ shop: mine, count: 1 }],
    });
    await sql`update specimen_shop set pcode = 'P3' where id = ${mine}`.execute(
      server.context.database.kysely,
    );
    const { status } = await send('PUT', `/${data.id}`, { version: 1, pieces: [{ shop: mine, count: 2 }] });
    await sql`update specimen_shop set pcode = 'P1' where id = ${mine}`.execute(
      server.context.database.kysely,
    );
    expect(status).toBe(200);
  });

  test('an import names the line and the place', async () => {
    const csv = `label,pcode,pieces\nA,P1,"[{""shop"":${shops[1]},""count"":1}]"\n`;
    const { data } = await server.call(rootActor, 'POST', '/specimen-parcels/import', csv);
    expect(JSON.stringify(data)).toContain('pieces.0.shop');
  });

  test.each(['pieces.shop', 'sender.shop'])('only they are offered for %s', async (path) => {
    const offered = async (query: string) =>
      (await server.call(rootActor, 'GET', `/specimen-shops/options?_for=specimen-parcel.${path}${query}`))
        .data;
    expect(await offered('&pcode=P2')).toEqual([{ value: shops[1], label: 'theirs' }]);
    expect(await offered('')).toEqual([]);
    const { status } = await server.call(
      rootActor,
      'GET',
      '/specimen-shops/options?_for=specimen-parcel.pieces.count',
    );
    expect(status).toBe(400);
  });
});
