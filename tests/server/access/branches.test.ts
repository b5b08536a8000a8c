import { sql } from 'kysely';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openForTests } from '../../support/open-for-tests';
import { idOf, openFixture, roleId } from '../app/fixture';
import { callsOf, type Headers } from '../session/calls';

const fixture = openForTests(() => openFixture());
let store: Headers;
let root: Headers;

/**
 * Number of stores. Of partner P1: store 1 is the account's own, no account has 2 and 3. Store 4 belongs to
 * another partner.
 */
const count = 4;

beforeEach(async () => {
  await fixture.reset();
  const { kysely } = fixture.database;
  await sql`insert into merchant (name, contact, account, pcode, status) values ('Heel', 'Bob', 'heel', 'P2', 'active')`.execute(
    kysely,
  );
  await sql`
    insert into manager (username, nickname, contact, utype, pcode)
    values ('partner2', 'Partner 2', 'Ann', '2', 'P2'), ('partner3', 'Partner 3', 'Ann', '2', 'P3')`.execute(
    kysely,
  );
  await sql`
    insert into store (code_num, name, merchant, contact, phone, country, detail_address, search_pwd)
    select 'FW-' || n, 'Store ' || n, case n when 4 then 2 else 1 end, 'Ann', '+1 555 0100', 'US', 'Main St', 'secret1'
    from generate_series(2, ${count}) as n`.execute(kysely);
  await sql`truncate device restart identity cascade`.execute(kysely);
  await sql`
    insert into device (dev_code, dev_type, store) select 'DEV-' || n, 'X5', n from generate_series(1, ${count}) as n`.execute(
    kysely,
  );
  const buttons = ['store:view', 'store:edit', 'store:secret', 'device:view', 'device:add', 'device:edit'];
  for (const perm of [...buttons, 'device:export']) await permit('STORE', `biz:${perm}`);
  store = await fixture.signIn('store');
  root = await fixture.signIn('root');
});

const { call, permit } = callsOf(() => fixture);

/** The records that the store account sees; it stays signed in while a test changes its stores. */
async function seen(path = '/stores') {
  const { body } = await call(store, `${path}?_sort=id&_order=asc`);
  const { list, total } = body.data as { list: { id: number }[]; total: number };
  expect(total).toBe(list.length);
  return list.map(({ id }) => id);
}

async function give(id: number, head: number | null, changes: object = {}) {
  const { body } = await call(root, `/stores/${id}`);
  const values = { version: body.data.version, head_store: head, ...changes };
  return call(root, `/stores/${id}`, 'PUT', values);
}

describe('P5: a store account looks after the stores that belong to its own', () => {
  test('at once when one is given to it or taken from it, and with what is theirs', async () => {
    expect([await seen(), await seen('/devices')]).toEqual([[1], [1]]);
    expect((await give(2, 1)).status).toBe(200);
    expect([await seen(), await seen('/devices')]).toEqual([
      [1, 2],
      [1, 2],
    ]);
    expect((await call(store, '/manger/getUserInfo')).body.data).toMatchObject({
      storeId: 1,
      ties: { store: [1, 2] },
    });
    expect((await call(store, '/devices?_sort=id&store=2')).body.data).toMatchObject({ total: 1 });
    expect((await call(store, '/stores/2')).status).toBe(200);
    expect((await call(store, '/devices/2/history')).status).toBe(200);

    await give(2, null);
    expect([await seen(), await seen('/devices')]).toEqual([[1], [1]]);
    for (const path of ['/stores/2', '/devices/2', '/devices/2/history']) {
      expect((await call(store, path)).status).toBe(404);
    }
  });

  test('also those below them', async () => {
    await give(3, 2);
    expect(await seen()).toEqual([1]);
    await give(2, 1);
    expect(await seen()).toEqual([1, 2, 3]);
    expect((await give(1, 3)).status).toBe(422);
    await give(3, null);
    expect(await seen()).toEqual([1, 2]);
  });

  test.each([2, 3])(
    'never below itself or one below it, which is said in words of stores: %i',
    async (head) => {
      await give(3, 2);
      const { status, body } = await give(2, head);
      expect([status, body.data.errors]).toEqual([
        422,
        [
          expect.objectContaining({
            field: 'head_store',
            message: 'Belongs to cannot be the record itself, or one that stands below it',
          }),
        ],
      ]);
    },
  );

  test('never one of another partner, however it got there', async () => {
    await give(4, 1);
    expect(await seen()).toEqual([1]);
    await give(4, 1, { merchant: 1 });
    expect(await seen()).toEqual([1, 4]);
    await give(4, 1, { merchant: 2 });
    expect(await seen()).toEqual([1]);
    await call(root, '/merchants/2', 'PUT', { version: 1, pcode: 'P1' });
    expect(await seen()).toEqual([1, 4]);
    await call(root, '/merchants/2', 'PUT', { version: 2, pcode: 'P3' });
    expect([await seen(), await seen('/devices')]).toEqual([[1], [1]]);
  });

  test('also where the store or its merchant is changed again before the accounts receive an event, or was long in coming', async () => {
    const { hooks, sessions } = fixture.context;
    const told = vi.spyOn(sessions, 'invalidate');
    await give(2, 1);
    await call(root, '/stores/2', 'PUT', { version: 2, name: 'Side' });
    await call(root, '/merchants/1', 'PUT', { version: 1, pcode: 'P3' });
    await call(root, '/merchants/1', 'PUT', { version: 2, name: 'Sole' });
    // Dates the changes back, as if both writes had waited for other transactions.
    await sql`update footwork.history set at = at - interval '5 minutes'`.execute(fixture.database.kysely);
    for (const [entity, id] of [
      ['store', 2],
      ['merchant', 1],
    ] as const) {
      told.mockClear();
      await hooks[entity]?.afterWrite?.([id], 'update');
      expect(told).toHaveBeenCalledExactlyOnceWith([idOf('store')]);
    }
    told.mockRestore();
  });

  test('no longer when it is gone', async () => {
    await sql`delete from device where store = 2`.execute(fixture.database.kysely);
    await give(2, 1);
    expect(await seen()).toEqual([1, 2]);
    expect((await call(root, '/stores/2', 'DELETE')).status).toBe(200);
    expect((await call(store, '/manger/getUserInfo')).body.data).toMatchObject({ ties: { store: [1] } });
  });

  test('but does not say itself which ones do', async () => {
    await give(2, 1);
    for (const [id, head] of [
      [1, 2],
      [2, null],
      [2, 2],
    ]) {
      const { status, body } = await call(store, `/stores/${id}`, 'PUT', { version: 2, head_store: head });
      expect([id, status, body.data.errors]).toEqual([
        id,
        422,
        [expect.objectContaining({ field: 'head_store', rule: 'outOfScope' })],
      ]);
    }
    expect((await call(store, '/stores/2', 'PUT', { version: 2, name: 'Side' })).status).toBe(200);
  });

  test('nor does it change the number of a store, which it gives to what it adds', async () => {
    const update = () => call(store, '/stores/1', 'PUT', { version: 1, code_num: 'FW-9' });
    const batch = { action: 'update', ids: [1], values: { code_num: 'FW-9' } };
    for (const { status, body } of [await update(), await call(store, '/stores/batch', 'POST', batch)]) {
      const issue = expect.objectContaining({ field: 'code_num', rule: 'givenOnce' });
      expect([status, body.data.errors]).toEqual([422, [issue]]);
    }
    const limits = { fields: { code_num: 'givenOnce' } };
    expect((await call(store, '/stores/1')).body.data).toMatchObject({ _limits: limits });
    expect((await call(root, '/stores/1')).body.data).not.toHaveProperty('_limits');
    const asked = `manager=${idOf('store')}&entity=store&action=update&record=1&field=code_num`;
    expect((await call(root, `/access/explain?${asked}`)).body.data).toMatchObject({ allowed: false });
  });

  test('in the list of options, the export and the explanation', async () => {
    const explained = async (record: number) => {
      const asked = `manager=${idOf('store')}&entity=device&action=show&record=${record}`;
      return (await call(root, `/access/explain?${asked}`)).body.data;
    };
    await give(2, 1);
    const options = (await call(store, '/stores/options')).body.data as unknown as { value: number }[];
    expect(options.map(({ value }) => value).sort()).toEqual([1, 2]);
    const { payload } = await fixture.app.inject({ url: '/devices/export?_sort=id', headers: store });
    expect(payload.match(/DEV-\d/g)).toEqual(['DEV-1', 'DEV-2']);
    expect(await explained(2)).toMatchObject({ allowed: true });
    expect(await explained(3)).toMatchObject({ allowed: false });
  });

  test('brings a file with the column of stores as it stands in an export, though it may not choose', async () => {
    await give(2, 1);
    await permit('STORE', 'biz:device:import');
    const field_rules = { device: { readonly: ['store'] } };
    await call(root, `/roles/${roleId('STORE')}`, 'PUT', { version: 1, field_rules });
    const bring = async (...lines: string[]) => {
      const answer = await fixture.app.inject({
        method: 'POST',
        url: '/devices/import',
        headers: { ...store, 'content-type': 'text/csv' },
        payload: `dev_code,dev_type,store\n${lines.join('\n')}\n`,
      });
      return { status: answer.statusCode, errors: answer.json().data?.errors };
    };
    expect(await bring('NEW-1,X5,1', 'NEW-2,X5,')).toMatchObject({ status: 200 });
    expect((await call(store, '/devices?store=1&dev_code_like=NEW')).body.data).toMatchObject({ total: 2 });
    expect(await bring('NEW-3,X5,1', 'NEW-4,X5,2')).toMatchObject({
      status: 422,
      errors: [{ field: 'rows.3.store', rule: 'unknownField' }],
    });
  });

  test('chooses among them whose a new record is; not said, it is of its own', async () => {
    const add = (dev_code: string, values: object = {}) =>
      call(store, '/devices', 'POST', { dev_code, dev_type: 'X5', ...values });
    expect((await add('NEW-1', { store: 2 })).body.data.errors).toMatchObject([{ rule: 'outOfScope' }]);
    await give(2, 1);
    expect((await add('NEW-2')).body.data).toMatchObject({ store: 1 });
    const { status, body } = await add('NEW-3', { store: 2 });
    expect([status, body.data]).toEqual([200, expect.objectContaining({ store: 2, pcode: 'P1' })]);
    expect((await add('NEW-4', { store: 3 })).body.data.errors).toMatchObject([{ rule: 'outOfScope' }]);
    const moved = await call(store, `/devices/${body.data.id}`, 'PUT', { version: 1, store: 1 });
    expect(moved.body.data).toMatchObject({ store: 1 });
  });
});
