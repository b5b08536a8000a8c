import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../../../src/entity/access/actor';
import { actorWith, rootActor } from '../../support/actor';
import { engines } from '../database/engines';
import { modelWith, openServer, type Server } from './fixture';

describe.each(engines)('17.17: a value that is taken, on %s', (engine) => {
  let server: Server;

  beforeAll(async () => {
    server = await openServer(engine, 'write_taken', modelWith());
    await server.rows(
      `insert into merchant (name, contact, account, pcode, status) values ('Heel', 'Bob', 'heel', 'P1', 'active')`,
    );
    await server.rows(`insert into store (code_num, name, merchant, contact, phone, country, detail_address, search_pwd)
      select 'FW-' || n, 'Store ' || n, 1, 'Ann', '+1 555 0100', 'US', 'Main St', 'secret1' from generate_series(1, 2) as n`);
    for (const [name, phone, store] of [
      ['Nora', '138 0000 0000', 1],
      ['Omar', '+49 30 4711', 2],
    ] as const) {
      expect((await create({ name, phone, store })).status).toBe(200);
    }
  });
  afterAll(() => server.close());

  const create = (given: object, actor = rootActor) =>
    server.call(actor, 'POST', '/customers', { birth_date: '1990-01-01', ...given });
  const known = { fields: 'store,phone', record: 1, called: 'Nora' };
  const message = 'Nora has the same Store, Phone already';

  test.each(['138-00000000', '13800000000', '0138 0000 0000'])(
    'names the customer of the store with the digits of %s',
    async (phone) => {
      const { status, data } = await create({ name: 'New', phone, store: 1 });
      expect([status, data.errors]).toEqual([
        422,
        [
          { field: 'store', rule: 'unique', params: known, message },
          { field: 'phone', rule: 'unique', params: known, message },
        ],
      ]);
    },
  );

  test('takes the number in another store, or with a country', async () => {
    expect((await create({ name: 'Elsewhere', phone: '138-00000000', store: 2 })).status).toBe(200);
    expect((await create({ name: 'Abroad', phone: '+86 138 0000 0000', store: 1 })).status).toBe(200);
    expect((await create({ name: 'The same', phone: '0049 30-4711', store: 2 })).status).toBe(422);
  });

  test('names it where a record is changed, which has its own values', async () => {
    const made = (await create({ name: 'Changed', phone: '138 0000 0001', store: 1 })).data;
    const change = (given: object) =>
      server.call(rootActor, 'PUT', `/customers/${made.id}`, { version: made.version, ...given });
    const refused = await change({ phone: '138-0000 0000' });
    expect(refused.data.errors).toEqual([
      expect.objectContaining({ field: 'store', params: known }),
      expect.objectContaining({ field: 'phone', params: known, message }),
    ]);
    expect((await change({ phone: '138-0000-0001' })).status).toBe(200);
  });

  test('says only that it is taken to who may not see the record', async () => {
    const perms = ['biz:device:add', 'biz:device:view'];
    const body = { dev_code: 'TAKEN-1', dev_type: 'X5', store: 1 };
    expect((await server.call(rootActor, 'POST', '/devices', body)).status).toBe(200);
    const given = async (actor: Actor) =>
      (await server.call(actor, 'POST', '/devices', { ...body, store: 2 })).data.errors;
    const own = actorWith({ id: 9003, perms, scope: 'all' });
    expect(await given(own)).toMatchObject([{ field: 'dev_code', rule: 'unique', params: { record: 1 } }]);
    const other = actorWith({ id: 9004, perms, utype: 3, store: 2 });
    expect(await given(other)).toEqual([
      { field: 'dev_code', rule: 'unique', params: {}, message: 'Device number is already in use' },
    ]);
  });
});
