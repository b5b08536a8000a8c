import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { loadModel } from '../../../src/engine/server/registry';
import { openForTests } from '../../support/open-for-tests';
import { engines, openTables } from '../database/engines';
import { deliverEvents } from '../events/deliver-events';
import { listen } from '../events/listen';
import { callsOf } from '../session/calls';
import { idOf, openFixture, password, roleId } from './fixture';

/** Other tests run on PostgreSQL only; these cover what depends on the driver and its connections. */
describe.each(engines)('the server on %s', (engine) => {
  const fixture = openForTests(async () => openFixture({}, await openTables(engine, 'app', loadModel())));
  const { call, permit } = callsOf(() => fixture);

  beforeEach(() => fixture.reset());

  test('an account signs in, learns who it is and where it may go, changes its password and leaves', async () => {
    const { app } = fixture;
    const form = { username: 'partner', password, utype: '2' };
    const failed = await app.inject({
      method: 'POST',
      url: '/manger/login',
      payload: { ...form, utype: '1' },
    });
    expect(failed.json().code).toBe(40101);
    const login = await app.inject({ method: 'POST', url: '/manger/login', payload: form });
    const headers = { authorization: login.json().data.token };

    const info = await app.inject({ url: '/manger/getUserInfo', headers });
    expect(info.json().data).toMatchObject({
      userId: 3,
      utype: 2,
      roles: ['PARTNER'],
      perms: [],
      pcode: 'P1',
    });
    expect((await app.inject({ url: '/menus/routes', headers })).json()).toEqual({
      code: 0,
      msg: '',
      data: [],
    });

    const payload = { oldPassword: password, newPassword: 'brand-new' };
    const changed = await app.inject({ method: 'POST', url: '/manger/changePassword', headers, payload });
    expect(changed.json()).toEqual({ code: 0, msg: '', data: null });

    expect((await app.inject({ url: '/manger/logout', headers })).statusCode).toBe(200);
    expect((await app.inject({ url: '/manger/getUserInfo', headers })).json().code).toBe(402);
  });

  test('ten creates at once with one key store one record, and all get the answer', async () => {
    const headers = { ...(await fixture.signIn('root')), 'idempotency-key': 'once' };
    const payload = { name: 'At once', contact: 'Ann', account: 'once', pcode: 'P1' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => call(headers, '/merchants', 'POST', payload)),
    );
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    const { body } = await call(headers, '/merchants?account=once');
    expect(body.data).toMatchObject({ total: 1 });
  });

  test('a change of a role reaches the accounts that have it', async () => {
    await permit('ADMIN', 'biz:store:view');
    await fixture.app.listen({ port: 0, host: '127.0.0.1' });
    await deliverEvents(fixture);
    const [operator, partner] = await Promise.all(
      (['operator', 'partner'] as const).map(async (username) =>
        listen(fixture.app, await fixture.signIn(username)),
      ),
    );
    const root = await fixture.signIn('root');
    await call(root, `/roles/${roleId('ADMIN')}`, 'PUT', { version: 1, status: 'disabled' });
    expect(await operator?.after(1)).toEqual(['access']);
    expect(await partner?.after(1)).toEqual(['menus']);
    fixture.context.events.publish({ type: 'message' }, [idOf('partner')]);
    expect(await partner?.after(2)).toEqual(['menus', 'message']);
  });

  if (engine === 'postgres')
    test('capitals of a name are those of English, whatever the language of the database', async () => {
      const { app, database } = fixture;
      await sql`alter table manager alter column username type text collate "tr-x-icu"`.execute(
        database.kysely,
      );
      await sql`update manager set username = 'IVAN' where username = 'operator'`.execute(database.kysely);
      const login = (username: string) =>
        app.inject({ method: 'POST', url: '/manger/login', payload: { username, password, utype: '1' } });
      const codes = [await login('IVAN'), await login('ivan'), await login('\u0131van')];
      expect(codes.map((answer) => answer.json().code)).toEqual([0, 0, 40101]);
      const again = sql`update manager set username = 'ivan' where username = 'clerk'`.execute(
        database.kysely,
      );
      await expect(again).rejects.toMatchObject({ code: '23505' });
    });
});
