import { beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../../../src/engine/schema/access/actor';
import { permissionFor } from '../../../src/engine/schema/access/verbs';
import { entityOf } from '../../../src/engine/schema/model/entity-of';
import { actorWith, rootActor } from '../../support/actor';
import { basketSchema, goodSchema } from '../../support/basket';
import { openForTests } from '../../support/open-for-tests';
import { oneEngine } from '../database/engines';
import { modelWith, openServer } from './fixture';

const good = entityOf(goodSchema);
const basket = entityOf(basketSchema);
const model = modelWith(good, basket);

const may = ['list', 'create', 'import'].map((action) => permissionFor(basket, action));
const partner: Actor = actorWith({ utype: 2, pcode: 'P1', scope: 'partner', perms: may });
const reader: Actor = { ...partner, perms: [...may, permissionFor(good, 'list')] };

describe.each(oneEngine)('%s', (engine) => {
  const server = openForTests(() => openServer(engine, 'copied', model));
  const goods: number[] = [];

  beforeAll(async () => {
    for (const body of [
      {
        name: 'Sole',
        pcode: 'P1',
        cost: 19.9,
        currency: 'EUR',
        remark: 'soft',
        weight: 0.2,
        parts: [{ name: 'Arch', hint: 'by hand' }, { name: 'Toe' }],
      },
      { name: 'Heel', pcode: 'P1', cost: 7, currency: 'CNY' },
      { name: 'Lace', pcode: 'P1', currency: 'EUR' },
      { name: 'Foreign', pcode: 'P2', cost: 3, currency: 'EUR', remark: 'theirs' },
    ]) {
      goods.push((await server.call(rootActor, 'POST', '/specimen-goods', body)).data.id);
    }
  });

  const line = (at: number, more: object = {}) => ({ good: goods[at], count: 2, ...more });
  const create = (actor: Actor, body: object) =>
    server.call(actor, 'POST', '/specimen-baskets', { pcode: 'P1', label: 'Basket', ...body });
  const refused = (field: string, rule = 'required') => ({
    status: 422,
    data: { errors: [expect.objectContaining({ field, rule })] },
  });

  test('a list of objects comes with the parts that both have', async () => {
    const { data } = await create(rootActor, { gift: goods[0], lines: [line(0)] });
    expect(data.checks).toEqual([{ name: 'Arch' }, { name: 'Toe' }]);
    const given = await create(rootActor, { gift: goods[0], lines: [line(0)], checks: [{ name: 'Own' }] });
    expect(given.data.checks).toEqual([{ name: 'Own' }]);
  });

  test('what is not given comes from the records pointed to, and is in the history', async () => {
    const { data } = await create(rootActor, { label: undefined, gift: goods[0], lines: [line(0)] });
    expect(data).toMatchObject({
      label: 'Sole',
      remark: 'soft',
      currency: 'EUR',
      lines: [{ price: 19.9, weight: 0.2, amount: 39.8 }],
    });
    const [entry] = await server.rows(
      `select changes from footwork.history where entity = 'specimen-basket' and record_id = ${data.id}`,
    );
    expect(entry?.changes).toMatchObject({
      remark: [null, 'soft'],
      currency: [null, 'EUR'],
      lines: [null, [expect.objectContaining({ price: 19.9 })]],
    });
  });

  test('18.4: items take over through a reference of the record, too', async () => {
    const lines = [line(0), line(0, { tag: 'Mine' })];
    const { data } = await create(rootActor, { gift: goods[0], lines });
    expect(data.lines.map(({ tag }: { tag?: string }) => tag)).toEqual(['Sole', 'Mine']);
    const { data: without } = await create(rootActor, { lines: [line(0)] });
    expect(without.lines[0].tag).toBeUndefined();
  });

  test('what is given stays, null and zero included', async () => {
    const lines = [line(0, { price: 0, weight: 1 })];
    const { data } = await create(rootActor, { gift: goods[0], remark: null, currency: 'CNY', lines });
    expect(data).toMatchObject({
      label: 'Basket',
      remark: null,
      currency: 'CNY',
      lines: [{ price: 0, weight: 1 }],
    });
  });

  test('a price in another currency, or none, is asked for', async () => {
    expect(await create(rootActor, { lines: [line(0), line(1)] })).toMatchObject(refused('lines.1.price'));
    expect(await create(rootActor, { lines: [line(0), line(2)] })).toMatchObject(refused('lines.1.price'));
    expect(await create(rootActor, { currency: 'CNY', lines: [line(0)] })).toMatchObject(
      refused('lines.0.price'),
    );
  });

  test('what can be copied is not asked for where something else is at fault', async () => {
    expect(await create(rootActor, { lines: [line(0)], other: 1 })).toMatchObject(
      refused('other', 'unknownField'),
    );
  });

  test('an import takes over, too', async () => {
    const csv = [
      'label,pcode,gift,lines',
      `,P1,Sole,"[{""good"":${goods[0]},""count"":1}]"`,
      `Own,P1,,"[{""good"":${goods[1]},""count"":3,""price"":5}]"`,
    ].join('\n');
    const { data } = await server.call(rootActor, 'POST', '/specimen-baskets/import', csv);
    expect(data).toEqual({ count: 2 });
    expect(
      await server.rows(
        'select label, remark, currency, lines from specimen_basket order by id desc limit 2',
      ),
    ).toMatchObject([
      { label: 'Own', remark: null, currency: 'CNY', lines: [{ price: 5, amount: 15 }] },
      { label: 'Sole', remark: 'soft', currency: 'EUR', lines: [{ price: 19.9 }] },
    ]);
  });

  test('only what the caller may read is taken over', async () => {
    const body = { lines: [line(0, { price: 1 })], currency: 'EUR', gift: goods[0] };
    expect((await create(reader, body)).data).toMatchObject({ remark: 'soft', lines: [{ weight: 0.2 }] });
    // An actor without the permission to see goods.
    const unseen = (await create(partner, body)).data;
    expect(unseen.remark).toBeNull();
    expect(unseen.lines[0].weight).toBeUndefined();
    // A role hides the field, or the currency, without which an amount has no meaning.
    const hiding = (...hidden: string[]): Actor => ({
      ...reader,
      fields: { 'specimen-good': { hidden, readonly: [] } },
    });
    expect((await create(hiding('remark'), body)).data).toMatchObject({
      remark: null,
      lines: [{ weight: 0.2 }],
    });
    expect(await create(hiding('cost'), { lines: [line(0)] })).toMatchObject(refused('lines.0.price'));
    expect(await create(hiding('currency'), { currency: 'EUR', lines: [line(0)] })).toMatchObject(
      refused('lines.0.price'),
    );
    // A record of another partner is refused, and the answer reveals none of its values.
    const answer = await create(reader, { gift: goods[3], lines: [], currency: 'EUR' });
    expect(answer.status).toBe(422);
    expect(JSON.stringify(answer)).not.toContain('theirs');
  });

  test('a field that the caller may not give is left alone', async () => {
    const bound: Actor = { ...reader, fields: { 'specimen-basket': { hidden: [], readonly: ['remark'] } } };
    const { status, data } = await create(bound, { gift: goods[0], lines: [line(0)] });
    expect([status, data.remark]).toEqual([200, null]);
  });

  test.each<[string, object]>([
    ['a text', { gift: 'x', lines: 'y' }],
    ['a number too large', { gift: 1e300, lines: [{ good: 1e300, count: 1 }] }],
    ['a list of nothing', { lines: [null, 1, [], { good: {} }] }],
    ['nobody', { gift: -1, lines: [{ good: 999_999, count: 1, price: 1 }], currency: 'EUR' }],
  ])('a reference that is %s is refused as ever', async (_, body) => {
    expect((await create(rootActor, body)).status).toBe(422);
  });
});
