import { beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../../../src/engine/schema/access/actor';
import { permissionsOf } from '../../../src/engine/schema/access/verbs';
import { entityNamed } from '../../../src/engine/schema/declaration/model';
import { actorWith, rootActor } from '../../support/actor';
import { openForTests } from '../../support/open-for-tests';
import { specimen, specimenShop } from '../../support/specimen';
import { oneEngine } from '../database/engines';
import { openServer, specimenModel } from './fixture';

const perms = [...permissionsOf(specimen), ...permissionsOf(specimenShop)];
const partner = actorWith({ id: 2, utype: 2, perms, pcode: 'P1' });
const store = actorWith({ id: 3, utype: 3, perms, store: 1 });

describe.each(oneEngine)('%s', (engine) => {
  const server = openForTests(() => openServer(engine, 'write_scope', specimenModel));
  let made = 0;

  beforeAll(async () => {
    // Shops 1 and 2 are the first partner's, shop 3 is another's.
    for (const pcode of ['P1', 'P1', 'P2']) {
      await server.call(rootActor, 'POST', '/specimen-shops', { name: `Shop ${++made}`, pcode });
    }
  });

  const body = (fields: object = {}) => {
    const code = `SCOPE-${++made}`;
    return { text: code, code, ...fields };
  };
  const create = (actor: Actor, fields: object) => server.call(actor, 'POST', '/specimens', body(fields));
  const foreign = async () => (await create(rootActor, { pcode: 'P2', shop: 3 })).data.id as number;
  const issue = (field: string, rule: string) => [expect.objectContaining({ field, rule })];

  test('an empty cell of an import is filled in likewise', async () => {
    const { text, code } = body();
    const csv = `text,code,pcode,shop\n${text},${code},P1,\n`;
    const answer = await server.call(store, 'POST', '/specimens/import', csv);
    expect(answer.data).toEqual({ count: 1 });
    expect(await server.rows(`select shop from specimen where code = '${code}'`)).toEqual([{ shop: 1 }]);
  });

  test('the server fills in the column that ties a row to the actor', async () => {
    expect((await create(partner, {})).data.pcode).toBe('P1');
    expect((await create(partner, { pcode: 'P1' })).data.pcode).toBe('P1');
    expect((await create(store, { pcode: 'P1' })).data.shop).toBe(1);
  });

  test.each([
    ['partner', partner, { pcode: 'P2' }, 'pcode'],
    ['partner', partner, { pcode: null }, 'pcode'],
    ['store', store, { pcode: 'P1', shop: 2 }, 'shop'],
  ])('%s: another value than its own is refused', async (_, actor, fields, field) => {
    const created = await create(actor, fields);
    expect([created.status, created.data.errors]).toEqual([422, issue(field, 'outOfScope')]);
    const { id } = (await create(actor, { pcode: 'P1' })).data;
    const updated = await server.call(actor, 'PUT', `/specimens/${id}`, { version: 1, [field]: 'P2' });
    expect(updated.status).toBe(422);
  });

  test('a reference must point into the scope', async () => {
    expect((await create(partner, { shop: 2 })).status).toBe(200);
    expect((await create(partner, { shop: 3 })).data.errors).toEqual(issue('shop', 'reference'));
    expect((await create(partner, { origin: await foreign() })).data.errors).toEqual(
      issue('origin', 'reference'),
    );
    const mixed = [(await create(partner, {})).data.id, await foreign()];
    expect((await create(partner, { twins: mixed })).data.errors).toEqual(issue('twins', 'reference'));
  });

  test('a reference that was set by somebody else may stay, not come', async () => {
    const twins = [await foreign()];
    const { id } = (await create(rootActor, { pcode: 'P1', twins })).data;
    const update = (fields: object) => server.call(partner, 'PUT', `/specimens/${id}`, fields);
    expect((await update({ version: 1, note: 'x', twins })).status).toBe(200);
    expect((await update({ version: 2, twins: [] })).status).toBe(200);
    expect((await update({ version: 3, twins })).data.errors).toEqual(issue('twins', 'reference'));
  });

  test('an actor of a single record cannot create others', async () => {
    const before = await server.rows('select count(*) as n from specimen_shop');
    const { code } = await server.call(store, 'POST', '/specimen-shops', { name: 'New', pcode: 'P1' });
    expect(code).toBe(40300);
    expect(await server.rows('select count(*) as n from specimen_shop')).toEqual(before);
  });

  test('an update that would take the row outside is rolled back', async () => {
    const make = async (path: string, content: object) =>
      (await server.call(rootActor, 'POST', path, content)).data.id;
    await server.rows(
      `insert into manager (username, nickname, contact, utype, pcode) values ('ann', 'Ann', 'Ann', '2', 'P1')`,
    );
    const merchant = await make('/merchants', { name: 'M', contact: 'C', account: 'acc', pcode: 'P1' });
    const shop = { name: 'S', contact: 'C', phone: '+1 555 0100', country: 'US', detail_address: 'A' };
    const at = await make('/stores', { ...shop, code_num: 'FW-1', merchant, search_pwd: 'secret' });
    const id = await make('/devices', { dev_code: 'D-1', dev_type: 'X5', store: at });
    const owner = { ...partner, perms: permissionsOf(entityNamed(specimenModel, 'device')) };
    const { code } = await server.call(owner, 'PUT', `/devices/${id}`, { version: 1, store: null });
    expect(code).toBe(40302);
    expect(await server.rows('select version, store, pcode from device')).toEqual([
      { version: 1, store: at, pcode: 'P1' },
    ]);
    expect(
      await server.rows(`select 1 from footwork.history where entity = 'device' and version = 2`),
    ).toEqual([]);
  });

  test('an import fills in the column, and sees only labels of its own', async () => {
    const bring = (csv: string) => server.call(partner, 'POST', '/specimens/import', csv);
    expect((await bring('text,code,shop\nA,IMPORT-1,Shop 2\n')).data).toEqual({ count: 1 });
    expect(await server.rows(`select pcode, shop from specimen where code = 'IMPORT-1'`)).toEqual([
      { pcode: 'P1', shop: 2 },
    ]);
    expect((await bring('text,code,shop\nB,IMPORT-2,Shop 3\nC,IMPORT-3,3\n')).data.errors).toEqual([
      expect.objectContaining({ field: 'rows.2.shop', rule: 'reference' }),
      expect.objectContaining({ field: 'rows.3.shop', rule: 'reference' }),
    ]);
    expect((await bring('text,code,pcode\nD,IMPORT-4,P2\n')).data.errors).toEqual(
      issue('rows.2.pcode', 'outOfScope'),
    );
    const shops = await server.call(store, 'POST', '/specimen-shops/import', 'name,pcode\nNew,P1\n');
    expect(shops.code).toBe(40300);
  });

  test('an account that no rows belong to is refused altogether', async () => {
    expect((await create({ ...partner, ties: {} }, {})).code).toBe(40300);
  });
});
