import { beforeAll, describe, expect, test } from 'vitest';
import { entityOf } from '../../../src/engine/schema/model/entity-of';
import { actorWith, rootActor } from '../../support/actor';
import { entrySchema } from '../../support/entry';
import { openForTests } from '../../support/open-for-tests';
import { specimen, specimenShop } from '../../support/specimen';
import { oneEngine } from '../database/engines';
import { modelWith, openServer } from './fixture';

const entry = entityOf(entrySchema);

describe.each(oneEngine)('%s: references to records that fit', (engine) => {
  const server = openForTests(() =>
    openServer(engine, 'ref_where', modelWith(entry, specimen, specimenShop)),
  );
  let shops: number[];
  /** Plain specimens of the two shops, a fancy one of the first, a plain one of another partner. */
  let [mine, theirs, fancy, foreign] = [0, 0, 0, 0];

  beforeAll(async () => {
    const make = async (plural: string, body: object): Promise<number> =>
      (await server.call(rootActor, 'POST', `/${plural}`, body)).data.id;
    shops = [
      await make('specimen-shops', { name: 'A', pcode: 'P1' }),
      await make('specimen-shops', { name: 'B', pcode: 'P1' }),
    ];
    const twin = (text: string, shop: number | undefined, others = {}) =>
      make('specimens', { text, code: `TWIN-${text}`, pcode: 'P1', shop, ...others });
    mine = await twin('A1', shops[0]);
    theirs = await twin('B1', shops[1]);
    fancy = await twin('A2', shops[0], { kind: 'fancy', fancy_word: 'x' });
    foreign = await twin('A3', shops[0], { pcode: 'P2' });
  });

  const call = (method: 'GET' | 'POST' | 'PUT', url: string, body?: unknown) =>
    server.call(rootActor, method, `/specimen-entries${url}`, body);
  const offered = async (query: string, actor = rootActor) => {
    const { status, data } = await server.call(actor, 'GET', `/specimens/options?${query}`);
    return status === 200 ? data.map(({ value }: { value: number }) => value) : status;
  };

  test('only records that fit are offered, within the row scope, and the ids asked for are checked', async () => {
    const forTwin = `_for=specimen-entry.twin&shop=${shops[0]}`;
    expect(await offered(forTwin)).toEqual([mine, foreign]);
    expect(await offered(`${forTwin}&q=A3`)).toEqual([foreign]);
    expect(await offered(`${forTwin}&ids=${mine},${theirs},${fancy}`)).toEqual([mine]);
    expect(await offered('_for=specimen-entry.twin')).toEqual([]);
    const perms = ['biz:specimen:view', 'biz:specimen-entry:add'];
    const partner = actorWith({ id: 7, utype: 2, pcode: 'P1', perms });
    expect(await offered(forTwin, partner)).toEqual([mine]);
    expect(await offered(forTwin, actorWith({ id: 8, perms: ['biz:specimen:view'] }))).toBe(400);
  });

  test.each([
    '_for=specimen-entry.shop',
    '_for=specimen-entry.others',
    '_for=specimen-entry.nothing',
    '_for=nothing.twin',
    '_for=',
    '_for=specimen-entry.twin&_for=specimen-entry.twin',
    '_for=specimen-entry.twin&shop=x',
    '_for=specimen-entry.twin&kind=fancy',
    'shop=1',
  ])('%s is refused', async (query) => {
    expect(await offered(query)).toBe(400);
  });

  test('create, update, batch and import take only records that fit', async () => {
    const body = { name: 'One', pcode: 'P1', shop: shops[0] };
    const unfit = { status: 422, issues: ['twin unfit'] };
    for (const twin of [theirs, fancy])
      expect(await call('POST', '', { ...body, twin })).toMatchObject(unfit);
    const made = await call('POST', '', { ...body, twin: mine });
    expect(made.status).toBe(200);
    const { id } = made.data;
    expect(await call('PUT', `/${id}`, { version: 1, twin: theirs })).toMatchObject(unfit);
    expect(await call('PUT', `/${id}`, { version: 1, shop: shops[1] })).toMatchObject(unfit);
    const batch = { action: 'update', ids: [id], values: { shop: shops[1] } };
    expect(await call('POST', '/batch', batch)).toMatchObject(unfit);
    const moved = await call('PUT', `/${id}`, { version: 1, shop: shops[1], twin: theirs });
    expect(moved.status).toBe(200);
    const lines = [mine, theirs].map((twin) => `Two,P1,draft,${shops[0]},${twin}`).join('\n');
    const imported = await call('POST', '/import', `name,pcode,kind,shop,twin\n${lines}\n`);
    expect([imported.status, imported.issues]).toEqual([422, ['rows.3.twin unfit']]);
    expect(imported.data.errors[0].message).toBe('Twin cannot be chosen with the other values');
    const others = await call('POST', '', { ...body, pcode: 'P2', others: [id] });
    expect([others.status, others.issues]).toEqual([422, ['others unfit']]);
    expect((await call('POST', '', { ...body, others: [id] })).status).toBe(200);
  });

  test('a record whose target has changed since can be changed otherwise', async () => {
    const body = { name: 'Kept', pcode: 'P1', shop: shops[0], twin: foreign };
    const { data } = await call('POST', '', body);
    await server.rows(`update specimen set shop = ${shops[1]} where id = ${foreign}`);
    expect((await call('PUT', `/${data.id}`, { version: 1, name: 'Other' })).status).toBe(200);
    await server.rows(`update specimen set shop = ${shops[0]} where id = ${foreign}`);
  });
});
