import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Envelope } from '../../../src/entity/envelope';
import { Sessions } from '../../../src/server/session/sessions';
import { type Fixture, idOf, openFixture, password, roleId } from '../app/fixture';

let fixture: Fixture;

beforeAll(async () => {
  fixture = await openFixture();
});

beforeEach(() => fixture.reset());

afterAll(() => fixture.close());

type Headers = Record<string, string>;

async function call(
  headers: Headers,
  url: string,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' = 'GET',
  payload?: object,
) {
  const answer = await fixture.app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json<Envelope<Record<string, unknown>>>() };
}

const isOpen = async (headers: Headers) => (await call(headers, '/manger/getUserInfo')).status === 200;
const hour = 3_600_000;
const later = (ms: number) => {
  fixture.clock.now = new Date(fixture.clock.now.getTime() + ms);
};

async function permit(code: string, perm: string) {
  const { kysely } = fixture.database;
  await sql`
    with button as (
      insert into menu (name, type, perm, sort, visible, keep_alive, always_show)
      values (${perm}, 'button', ${perm}, 0, true, true, false) returning id
    )
    insert into role__menus (owner, target, position) select ${roleId(code)}, id, 0 from button`.execute(
    kysely,
  );
  fixture.context.sessions.invalidateAll();
}

describe('user info', () => {
  test('of ROOT', async () => {
    expect((await call(await fixture.signIn('root'), '/manger/getUserInfo')).body.data).toEqual({
      userId: 1,
      username: 'root',
      nickname: 'Root',
      avatar: null,
      utype: 1,
      roles: ['ROOT'],
      perms: [],
      pcode: null,
      storeId: null,
    });
  });

  test('of a partner and a store, with what their roles permit', async () => {
    await permit('PARTNER', 'biz:store:view');
    await permit('PARTNER', 'biz:store:add');
    const partner = await call(await fixture.signIn('partner'), '/manger/getUserInfo');
    expect(partner.body.data).toMatchObject({
      utype: 2,
      pcode: 'P1',
      perms: ['biz:store:add', 'biz:store:view'],
    });
    const store = await call(await fixture.signIn('store'), '/manger/getUserInfo');
    expect(store.body.data).toMatchObject({ utype: 3, storeId: 1, roles: ['STORE'], perms: [] });
  });

  test('a disabled role neither shows nor permits', async () => {
    await permit('IDLE', 'biz:store:view');
    const clerk = await call(await fixture.signIn('clerk'), '/manger/getUserInfo');
    expect(clerk.body.data).toMatchObject({ roles: [], perms: [] });
  });
});

describe('a session', () => {
  const expired = { code: 402, msg: 'The current page has expired, please log in again', data: null };

  test.each([[undefined], ['nonsense'], [`Bearer ${'x'.repeat(43)}`]])(
    'without a known token (%s) is none',
    async (authorization) => {
      const headers: Headers = { 'accept-language': 'en', ...(authorization && { authorization }) };
      for (const url of ['/manger/getUserInfo', '/menus/routes', '/stores', '/manger/logout']) {
        expect(await call(headers, url)).toEqual({ status: 401, body: expired });
      }
    },
  );

  test('is known by its token with and without Bearer', async () => {
    const { authorization } = await fixture.signIn('root');
    expect(await isOpen({ authorization })).toBe(true);
    expect(await isOpen({ authorization: authorization.slice('Bearer '.length) })).toBe(true);
  });

  test('ends by logout', async () => {
    const [mine, other] = [await fixture.signIn('root'), await fixture.signIn('root')];
    expect((await call(mine, '/manger/logout')).body).toEqual({ code: 0, msg: '', data: null });
    expect([await isOpen(mine), await isOpen(other)]).toEqual([false, true]);
  });

  test('ends after 8 idle hours, and use keeps it open', async () => {
    const [used, idle] = [await fixture.signIn('root'), await fixture.signIn('root')];
    later(7 * hour);
    expect(await isOpen(used)).toBe(true);
    later(hour);
    expect([await isOpen(used), await isOpen(idle)]).toEqual([true, false]);
  });

  test('ends after 7 days however much it is used', async () => {
    const headers = await fixture.signIn('root');
    for (let passed = 0; passed < 7 * 24 - 6; passed += 6) {
      later(6 * hour);
      expect(await isOpen(headers)).toBe(true);
    }
    later(6 * hour);
    expect(await isOpen(headers)).toBe(false);
  });

  test('that has ended is swept away by the next login', async () => {
    await fixture.signIn('root');
    later(9 * hour);
    await fixture.signIn('operator');
    const rows = await fixture.database.kysely.selectFrom('footwork.session').select('manager_id').execute();
    expect(rows).toEqual([{ manager_id: idOf('operator') }]);
  });

  test('in use costs no SQL within a second, and writes its last use once a minute', async () => {
    const { authorization } = await fixture.signIn('root');
    const query = vi.spyOn(fixture.database.kysely, 'getExecutor');
    await fixture.context.sessions.actorOf(authorization);
    query.mockClear();
    for (let at = 0; at < 100; at++) await fixture.context.sessions.actorOf(authorization);
    expect(query).not.toHaveBeenCalled();
    const lastUsed = async () =>
      (await fixture.database.kysely.selectFrom('footwork.session').select('last_used_at').execute())[0]
        ?.last_used_at;
    later(59_000);
    await fixture.context.sessions.actorOf(authorization);
    expect(await lastUsed()).toBe('2026-01-15T08:00:00.000Z');
    later(1000);
    await fixture.context.sessions.actorOf(authorization);
    expect(await lastUsed()).toBe('2026-01-15T08:01:00.000Z');
  });

  test('is seen by another process, and its end too, after a second at most', async () => {
    const { authorization } = await fixture.signIn('root');
    const elsewhere = new Sessions(fixture.database, () => fixture.clock.now);
    expect((await elsewhere.actorOf(authorization)).username).toBe('root');
    await fixture.context.sessions.close(authorization);
    later(1000);
    await expect(elsewhere.actorOf(authorization)).rejects.toMatchObject({ error: 'sessionExpired' });
  });

  test('is not believed from a read that began before a change', async () => {
    const { authorization } = await fixture.signIn('clerk');
    const { sessions } = fixture.context;
    const early = sessions.actorOf(authorization);
    sessions.invalidateAll();
    const { kysely } = fixture.database;
    await sql`update manager set nickname = 'x', available = false where id = ${idOf('clerk')}`.execute(
      kysely,
    );
    sessions.invalidate([idOf('clerk')]);
    await early;
    await expect(sessions.actorOf(authorization)).rejects.toMatchObject({ error: 'sessionExpired' });
  });
});

describe('a change of an account', () => {
  let root: Headers;
  beforeEach(async () => {
    root = await fixture.signIn('root');
  });
  const change = (username: Parameters<typeof idOf>[0], values: object, by = root) =>
    call(by, `/manger/${idOf(username)}`, 'PUT', { version: 1, ...values });

  test('that disables it ends its sessions for good', async () => {
    const operator = await fixture.signIn('operator');
    expect((await change('operator', { available: false })).status).toBe(200);
    expect(await isOpen(operator)).toBe(false);
    expect((await change('operator', { version: 2, available: true })).status).toBe(200);
    expect(await isOpen(operator)).toBe(false);
  });

  test('of its password ends its sessions', async () => {
    const operator = await fixture.signIn('operator');
    expect((await change('operator', { password: 'brand-new' })).status).toBe(200);
    expect(await isOpen(operator)).toBe(false);
  });

  test('of its name leaves them', async () => {
    const operator = await fixture.signIn('operator');
    expect((await change('operator', { nickname: 'Op', available: true })).status).toBe(200);
    expect(await isOpen(operator)).toBe(true);
  });

  test('of its roles changes at once what it may do', async () => {
    await permit('PARTNER', 'biz:store:view');
    const operator = await fixture.signIn('operator');
    expect((await call(operator, '/stores')).status).toBe(403);
    expect((await change('operator', { roles: [roleId('PARTNER')] })).status).toBe(200);
    expect((await call(operator, '/stores')).status).toBe(200);
    expect((await change('operator', { version: 2, roles: [roleId('IDLE')] })).status).toBe(200);
    expect((await call(operator, '/stores')).status).toBe(403);
  });

  test('that removes it ends its sessions', async () => {
    const operator = await fixture.signIn('operator');
    expect((await call(root, `/manger/${idOf('operator')}`, 'DELETE')).status).toBe(200);
    expect(await isOpen(operator)).toBe(false);
  });

  const errorsOf = ({ body }: { body: Envelope<Record<string, unknown>> }) =>
    (body.data.errors as { field: string; rule: string }[]).map(({ field, rule }) => `${field}:${rule}`);

  test('cannot disable or delete oneself', async () => {
    expect(errorsOf(await change('root', { available: false }))).toEqual(['available:ownAccount']);
    const deleted = await call(root, `/manger/${idOf('root')}`, 'DELETE');
    expect(errorsOf(deleted)).toEqual([':ownAccount']);
    expect(deleted.body.msg).toBe('You cannot disable or delete your own account');
  });

  test('cannot take ROOT from the last one who has it', async () => {
    expect(errorsOf(await change('root', { roles: [roleId('ADMIN')] }))).toEqual(['roles:lastRoot']);
    expect((await change('operator', { roles: [roleId('ROOT')] })).status).toBe(200);
    expect((await change('root', { roles: [roleId('ADMIN')] })).status).toBe(200);
  });

  test('is not in the hands of others where ROOT is concerned', async () => {
    for (const perm of ['sys:user:view', 'sys:user:add', 'sys:user:edit', 'sys:user:delete'])
      await permit('ADMIN', perm);
    const operator = await fixture.signIn('operator');
    const given = await change('clerk', { roles: [roleId('ROOT')] }, operator);
    expect(errorsOf(given)).toEqual(['roles:rootOnly']);
    const own = await change('operator', { roles: [roleId('ROOT'), roleId('ADMIN')] }, operator);
    expect(errorsOf(own)).toEqual(['roles:rootOnly']);
    const made = await call(operator, '/manger/add', 'POST', {
      username: 'second',
      nickname: 'Second',
      utype: '1',
      roles: [roleId('ROOT')],
    });
    expect(errorsOf(made)).toEqual(['roles:rootOnly']);
    expect((await change('root', { password: 'taken-over' }, operator)).status).toBe(403);
    expect((await call(operator, `/manger/${idOf('root')}`, 'DELETE')).status).toBe(403);
  });
});

describe('a change of a role or a menu', () => {
  let root: Headers;
  beforeEach(async () => {
    root = await fixture.signIn('root');
    await permit('ADMIN', 'biz:store:view');
  });

  test('is felt by its holders at once', async () => {
    const operator = await fixture.signIn('operator');
    expect((await call(operator, '/stores')).status).toBe(200);
    expect(
      (await call(root, `/roles/${roleId('ADMIN')}`, 'PUT', { version: 1, status: 'disabled' })).status,
    ).toBe(200);
    expect((await call(operator, '/stores')).status).toBe(403);
  });

  test('of the permission of a button, too', async () => {
    const operator = await fixture.signIn('operator');
    expect((await call(operator, '/stores')).status).toBe(200);
    expect((await call(root, '/menus/1', 'PUT', { version: 1, perm: 'biz:store:add' })).status).toBe(200);
    expect((await call(operator, '/stores')).status).toBe(403);
  });

  test.each([{ code: 'RADIX' }, { status: 'disabled' }])(
    'cannot be %j where the role is ROOT',
    async (values) => {
      const { status, body } = await call(root, `/roles/${roleId('ROOT')}`, 'PUT', { version: 1, ...values });
      expect([status, body.data.errors]).toEqual([422, [expect.objectContaining({ rule: 'rootRole' })]]);
    },
  );

  test('leaves the role ROOT where it is', async () => {
    const { status, body } = await call(root, `/roles/${roleId('ROOT')}`, 'DELETE');
    expect([status, body.msg]).toEqual([422, 'The role ROOT cannot be renamed, disabled or deleted']);
    const renamed = await call(root, `/roles/${roleId('ROOT')}`, 'PUT', {
      version: 1,
      name: 'Owner',
      code: 'ROOT',
    });
    expect(renamed.status).toBe(200);
  });
});

describe('one\u2019s own password', () => {
  const change = (headers: Headers, body: object) => call(headers, '/manger/changePassword', 'POST', body);

  test('is changed with the old one, and other sessions end', async () => {
    const [mine, other] = [await fixture.signIn('operator'), await fixture.signIn('operator')];
    const answer = await change(mine, { oldPassword: password, newPassword: 'brand-new' });
    expect(answer).toEqual({ status: 200, body: { code: 0, msg: '', data: null } });
    expect([await isOpen(mine), await isOpen(other)]).toEqual([true, false]);
    const login = (word: string) =>
      call({}, '/manger/login', 'POST', { username: 'operator', password: word, utype: '1' });
    expect([(await login(password)).status, (await login('brand-new')).status]).toEqual([401, 200]);
  });

  test('leaves a history row that tells no password', async () => {
    await change(await fixture.signIn('operator'), { oldPassword: password, newPassword: 'brand-new' });
    const rows = await fixture.database.kysely.selectFrom('footwork.history').selectAll().execute();
    expect(rows).toEqual([
      expect.objectContaining({
        entity: 'manager',
        record_id: idOf('operator'),
        version: 2,
        action: 'update',
        actor_id: idOf('operator'),
        changes: { password: [null, null] },
      }),
    ]);
  });

  test.each([
    [{}, ['Please enter Password', 'Please enter Password']],
    [{ oldPassword: 'not-the-one', newPassword: 'brand-new' }, ['The present password is wrong']],
    [{ oldPassword: password, newPassword: 'short' }, ['The password cannot be less than 6 digits']],
    [{ oldPassword: password, newPassword: 7 }, ['Please enter Password']],
  ])('is not changed by %j', async (body, messages) => {
    const mine = await fixture.signIn('operator');
    const answer = await change(mine, body);
    expect(answer.status).toBe(422);
    expect((answer.body.data.errors as { message: string }[]).map((error) => error.message)).toEqual(
      messages,
    );
    expect(await isOpen(mine)).toBe(true);
  });

  test('cannot be guessed at leisure', async () => {
    const mine = await fixture.signIn('operator');
    for (let at = 0; at < 5; at++) await change(mine, {});
    expect((await change(mine, { oldPassword: password, newPassword: 'brand-new' })).status).toBe(429);
    later(60_000);
    expect((await change(mine, { oldPassword: password, newPassword: 'brand-new' })).status).toBe(200);
  });
});
