import { Kysely } from 'kysely';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Actor } from '../../../src/engine/schema/access/actor';
import { actorWith, rootActor } from '../../support/actor';
import { openForTests } from '../../support/open-for-tests';
import { oneEngine } from '../database/engines';
import { modelWith, openServer } from './fixture';

describe.each(oneEngine)('17.17: a value that is taken, on %s', (engine) => {
  const server = openForTests(() => openServer(engine, 'write_taken', modelWith()));

  beforeAll(async () => {
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

  test('accepts the number in another store, or with a country code', async () => {
    expect((await create({ name: 'Elsewhere', phone: '138-00000000', store: 2 })).status).toBe(200);
    expect((await create({ name: 'Abroad', phone: '+86 138 0000 0000', store: 1 })).status).toBe(200);
    expect((await create({ name: 'The same', phone: '0049 30-4711', store: 2 })).status).toBe(422);
  });

  test('names it on an update, and does not compare the record with itself', async () => {
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

  test('17.18: an import of customers says everything at once, in few statements', async () => {
    const perms = ['biz:customer:import', 'biz:customer:view', 'biz:store:view'];
    const bring = (actor: Actor, lines: readonly string[]) =>
      server.call(
        actor,
        'POST',
        '/customers/import?dryRun=true',
        ['name,birth_date,phone', ...lines].join('\n'),
      );
    const clerk = actorWith({ id: 9005, perms, utype: 3, store: 1 });
    const spy = vi.spyOn(Kysely.prototype, 'executeQuery');
    const good = Array.from({ length: 400 }, (_, at) => `Good ${at},1990-01-01,+34 600 ${100000 + at}`);
    const { data } = await bring(clerk, [
      'Again,1990-01-01,138-0000-0000',
      'Tomorrow,2999-01-01,abc',
      'Left,1990-01-01,+34 611-111111',
      'Right,1990-01-01,0034611111111',
      'Other store,1990-01-01,+49 30 4711',
      ...good,
    ]);
    expect(spy.mock.calls.length).toBeLessThan(40);
    spy.mockRestore();
    expect(data.errors.map((one: { field: string; message: string }) => [one.field, one.message])).toEqual([
      ['rows.2.phone', message],
      ['rows.3.phone', 'Phone must be a correct phone number'],
      ['rows.3.birth_date', expect.stringContaining('Birth date')],
      ['rows.5.phone', 'Line 4 has the same Store, Phone'],
    ]);
    expect((await bring(clerk, good)).data).toEqual({ count: 400 });
  });

  test('says only that it is taken if the actor may not see the record', async () => {
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
