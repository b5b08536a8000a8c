import { sql } from 'kysely';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Sessions } from '../../../src/engine/server/accounts/sessions';
import { systemTable } from '../../../src/engine/server/database/system-schema';
import { openForTests } from '../../support/open-for-tests';
import { idOf, openFixture } from '../app/fixture';
import { callsOf, type Headers } from './calls';

const fixture = openForTests(() => openFixture());

beforeEach(() => fixture.reset());

const { call, isOpen, later, permit } = callsOf(() => fixture);
const hour = 3_600_000;

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
      ties: { partner: [], store: [] },
      scope: 'all',
      fields: {},
      settings: [],
      zone: null,
      mustChange: false,
    });
  });

  test('of a partner and a store, with what their roles permit', async () => {
    await permit('PARTNER', 'biz:store:view');
    await permit('PARTNER', 'biz:store:add');
    const partner = await call(await fixture.signIn('partner'), '/manger/getUserInfo');
    expect(partner.body.data).toMatchObject({
      utype: 2,
      pcode: 'P1',
      zone: 'America/New_York',
      perms: ['biz:store:add', 'biz:store:view'],
    });
    const store = await call(await fixture.signIn('store'), '/manger/getUserInfo');
    expect(store.body.data).toMatchObject({
      utype: 3,
      storeId: 1,
      ties: { partner: [], store: [1] },
      zone: 'America/New_York',
      roles: ['STORE'],
      perms: [],
    });
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
    const rows = await fixture.database.kysely
      .selectFrom(systemTable('session'))
      .select('manager_id')
      .execute();
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
      (await fixture.database.kysely.selectFrom(systemTable('session')).select('last_used_at').execute())[0]
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
    // On a busy machine the read may come after the change, and is then refused itself.
    const early = Promise.allSettled([sessions.actorOf(authorization)]);
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
