import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { openForTests } from '../../support/open-for-tests';
import { idOf, openFixture, roleId } from '../app/fixture';
import { type Answer, callsOf, type Headers } from '../session/calls';

const fixture = openForTests(() => openFixture());
let partner: Headers;

/**
 * Ids of accounts: one of a store of the other partner, an operator at a store of P1, and a second partner
 * account of P1 there.
 */
const [foreign, operatorAtStore, partnerAtStore] = [7, 8, 9];

beforeEach(async () => {
  await fixture.reset();
  const { kysely } = fixture.database;
  await sql`insert into merchant (name, contact, account, pcode, status) values ('Heel', 'Bea', 'heel', 'P2', 'active')`.execute(
    kysely,
  );
  await sql`
    insert into store (code_num, name, merchant, contact, phone, country, detail_address, search_pwd)
    values ('FW-2', 'Heel on High', 2, 'Bea', '+1 555 0102', 'US', '2 High St', 'secret2')`.execute(kysely);
  await sql`
    insert into manager (username, nickname, utype, contact, pcode, store, available, must_change)
    values ('foreign', 'Foreign', '3', null, null, 2, true, false),
      ('inside', 'Inside', '1', null, null, 1, true, false),
      ('second.partner', 'Second', '2', 'Cy', 'P1', 1, true, false)`.execute(kysely);
  await sql`
    insert into manager__roles (owner, target, position)
    values (${foreign}, ${roleId('STORE')}, 0), (${operatorAtStore}, ${roleId('STORE')}, 0),
      (${partnerAtStore}, ${roleId('STORE')}, 0)`.execute(kysely);
  await sql`update role set scope = 'store' where code = 'STORE'`.execute(kysely);
  await permit('ADMIN', 'biz:store:delete');
  await permit('STORE', 'biz:store:view');
  for (const perm of ['biz:store:view', 'sys:role:view']) await permit('PARTNER', perm);
  for (const verb of ['view', 'add', 'edit', 'delete', 'import', 'export'])
    await permit('PARTNER', `sys:user:${verb}`);
  partner = await fixture.signIn('partner');
});

const { call, permit } = callsOf(() => fixture);

const rulesOf = ({ status, body }: Answer) =>
  status === 422
    ? (body.data.errors as { field: string; rule: string }[]).map(({ field, rule }) => `${field}:${rule}`)
    : status;

const own = { username: 'second.store', nickname: 'Second', utype: '3', store: 1, roles: [roleId('STORE')] };

const make = (changes: object = {}) => call(partner, '/manger/add', 'POST', { ...own, ...changes });

const change = (id: number, values: object) =>
  call(partner, `/manger/${id}`, 'PUT', { version: 1, ...values });

const batch = (ids: readonly number[], values: object) =>
  call(partner, '/manger/batch', 'POST', { action: 'update', ids, values });

async function bring(lines: readonly string[]) {
  const headers = { ...partner, 'content-type': 'text/csv' };
  const payload = ['username,nickname,utype,store,roles', ...lines, ''].join('\n');
  const answer = await fixture.app.inject({ method: 'POST', url: '/manger/import', headers, payload });
  return { status: answer.statusCode, body: answer.json() };
}

/** All values of accounts and roles that affect rights. */
const stored = async () =>
  (
    await sql`
      select m.id, m.username, m.utype, m.pcode, m.store, m.available, m.password,
        array(select target from manager__roles where owner = m.id) as roles
      from manager m order by id`.execute(fixture.database.kysely)
  ).rows;

test('17.20: a partner gives accounts to its stores, twice, and manages them', async () => {
  const made = await make();
  expect(made.body).toMatchObject({ code: 0, data: { utype: '3', store: 1, store_pcode: 'P1' } });
  expect((await make({ username: 'third.store' })).status).toBe(200);
  const id = Number(made.body.data.id);
  expect((await change(id, { nickname: 'Renamed', available: false })).status).toBe(200);
  expect((await call(partner, `/manger/${id}/resetPassword`, 'POST')).status).toBe(200);
  expect((await bring(['fourth.store,Fourth,3,Sole on Main,STORE'])).body).toMatchObject({
    data: { count: 1 },
  });
  expect((await call(partner, `/manger/${id}`, 'DELETE')).status).toBe(200);
});

test('17.20: a partner finds the accounts of its stores and no others through any endpoint', async () => {
  const reached = [idOf('store'), operatorAtStore, partnerAtStore];
  const { body } = await call(partner, '/manger/list?_sort=id&_end=100');
  expect((body.data.list as { id: number }[]).map(({ id }) => id)).toEqual(reached);
  for (const query of [`id_in=${foreign}`, 'store_pcode=P2', 'store=2', 'pcode=P2', 'utype=1&store_ne=1'])
    expect((await call(partner, `/manger/list?${query}`)).body.data).toMatchObject({ list: [], total: 0 });
  const options = await call(partner, `/manger/options?ids=${foreign},${idOf('operator')}`);
  expect(options.body.data).toEqual([]);
  const exported = await fixture.app.inject({ url: '/manger/export?format=json', headers: partner });
  expect((exported.json() as { id: number }[]).map(({ id }) => id).sort()).toEqual(reached);

  const before = await stored();
  for (const id of [foreign, idOf('operator'), idOf('root'), idOf('partner')]) {
    const doors = [
      await call(partner, `/manger/${id}`),
      await call(partner, `/manger/${id}/history`),
      await call(partner, `/manger/${id}/sessions`),
      await call(partner, `/manger/${id}/sessions`, 'DELETE'),
      await call(partner, `/manger/${id}/resetPassword`, 'POST'),
      await change(id, { nickname: 'Mine' }),
      await call(partner, `/manger/${id}`, 'DELETE'),
      await batch([idOf('store'), id], { nickname: 'Mine' }),
      await call(partner, '/manger/batch', 'POST', { action: 'delete', ids: [id] }),
    ];
    expect(doors.map(({ status }) => status)).toEqual(doors.map(() => 404));
  }
  expect(await stored()).toEqual(before);
});

test('17.20: a partner gives no account another kind, another partner or more than its own rights', async () => {
  await permit('IDLE', 'biz:store:edit');
  const before = await stored();
  const beyond = (field: string) => [`${field}:beyondOwnRights`];
  for (const [values, refusal] of [
    [{ utype: '1' }, beyond('utype')],
    [{ utype: '2', contact: 'Ann', pcode: 'P1' }, beyond('utype')],
    [{ utype: '2', contact: 'Ann', pcode: 'P2' }, beyond('utype')],
    [{ roles: [roleId('ADMIN')] }, beyond('roles')],
    [{ roles: [roleId('STORE'), roleId('IDLE')] }, beyond('roles')],
    [{ roles: [roleId('ROOT')] }, ['roles:rootOnly']],
    [{ store: 2 }, ['store:reference']],
  ] as const) {
    expect([values, rulesOf(await make(values))]).toEqual([values, refusal]);
    expect([values, rulesOf(await change(idOf('store'), values))]).toEqual([values, refusal]);
    expect([values, rulesOf(await batch([idOf('store')], values))]).toEqual([values, refusal]);
  }
  for (const line of [
    'a.store,A,1,Sole on Main,STORE',
    'a.store,A,3,Heel on High,STORE',
    'a.store,A,3,Sole on Main,ADMIN',
    'a.store,A,3,Sole on Main,ROOT',
  ])
    expect([line, (await bring([line])).status]).toEqual([line, 422]);
  expect((await make({ store_pcode: 'P1' })).status).not.toBe(200);
  expect(await stored()).toEqual(before);
});

test('17.20: accounts of its stores that are no store accounts, or may more, are not its to change', async () => {
  await permit('IDLE', 'biz:store:edit');
  await sql`update role set status = 'enabled' where code = 'IDLE'`.execute(fixture.database.kysely);
  await sql`insert into manager__roles (owner, target, position) values (${idOf('store')}, ${roleId('IDLE')}, 1)`.execute(
    fixture.database.kysely,
  );
  const before = await stored();
  for (const id of [operatorAtStore, partnerAtStore, idOf('store')]) {
    for (const answer of [
      await change(id, { nickname: 'Mine' }),
      await change(id, { password: 'taken-over-now' }),
      await change(id, { utype: '3', roles: [roleId('STORE')] }),
      await batch([id], { available: false }),
      await call(partner, `/manger/${id}/resetPassword`, 'POST'),
      await call(partner, `/manger/${id}/sessions`, 'DELETE'),
      await call(partner, `/manger/${id}`, 'DELETE'),
    ])
      expect([id, rulesOf(answer)]).toEqual([id, [':widerAccount']]);
  }
  expect(await stored()).toEqual(before);
});

test('17.20: a partner reads of roles what its own roles leave, and writes none', async () => {
  for (const verb of ['add', 'edit', 'delete', 'import']) await permit('PARTNER', `sys:role:${verb}`);
  const hidden = ['code', 'scope', 'menus', 'field_rules'];
  const rules = JSON.stringify({ role: { hidden } });
  await sql`update role set field_rules = ${rules} where code in ('PARTNER', 'STORE')`.execute(
    fixture.database.kysely,
  );
  fixture.context.sessions.invalidateAll();
  const { body } = await call(partner, '/roles?_sort=id');
  for (const role of body.data.list as object[])
    for (const name of hidden) expect(role).not.toHaveProperty(name);
  for (const path of ['/access/grants', `/access/matrix?role=${roleId('ADMIN')}`])
    expect([path, (await call(partner, path)).status]).toEqual([path, 403]);
  const idle = `/roles/${roleId('IDLE')}`;
  for (const { status } of [
    await call(partner, '/roles', 'POST', { name: 'New', code: 'NEW' }),
    await call(partner, idle, 'PUT', { version: 1, name: 'Mine' }),
    await call(partner, idle, 'DELETE'),
    await call(partner, '/roles/batch', 'POST', { action: 'delete', ids: [roleId('IDLE')] }),
  ])
    expect(status).toBe(403);
  expect((await make()).status).toBe(200);
});

test('17.20: an account of a store follows the store to another partner', async () => {
  const sees = async () => (await call(partner, `/manger/${idOf('store')}`)).status;
  expect(await sees()).toBe(200);
  await sql`update store set merchant = 2 where id = 1`.execute(fixture.database.kysely);
  expect(await sees()).toBe(404);
  expect(rulesOf(await make())).toEqual(['store:reference']);
  // The account can still change its own name.
  expect((await call(partner, '/manger/profile', 'PUT', { version: 1, nickname: 'Still I' })).status).toBe(
    200,
  );
});

test('17.20: without the permissions for accounts a partner has none', async () => {
  const { kysely } = fixture.database;
  await sql`delete from role__menus where owner = ${roleId('PARTNER')}`.execute(kysely);
  fixture.context.sessions.invalidateAll();
  for (const { status } of [
    await call(partner, '/manger/list'),
    await make(),
    await change(idOf('store'), {}),
  ])
    expect(status).toBe(403);
});
