import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { buildApp } from '../../../src/engine/server/app';
import { createContext } from '../../../src/engine/server/create-context';
import { postgresDatabase } from '../../../src/engine/server/database/database';
import { loadModel } from '../../../src/engine/server/registry';
import { openForTests } from '../../support/open-for-tests';
import { createDatabase } from '../../support/postgres';
import { idOf, openFixture, password, roleId, withTables } from '../app/fixture';
import { oneEngine, openTables } from '../database/engines';
import { callsOf } from '../session/calls';
import { deliverEvents } from './deliver-events';
import { type Listening, listen } from './listen';

describe.each(oneEngine)('events on %s', (engine) => {
  const fixture = openForTests(async () => openFixture({}, await openTables(engine, 'events', loadModel())));
  const { call, permit } = callsOf(() => fixture);
  const open: Listening[] = [];

  beforeEach(async () => {
    for (const listening of open.splice(0)) listening.leave();
    await fixture.reset();
    await fixture.app.listen({ port: 0, host: '127.0.0.1' });
  });

  async function listenAs(username: 'root' | 'operator' | 'partner' | 'store' | 'clerk') {
    const own = await fixture.signIn(username);
    const listening = await listen(fixture.app, own);
    open.push(listening);
    return { ...listening, own };
  }

  /** All events so far, once no older event can arrive any more. */
  async function allHeardByOperator({ types }: Listening): Promise<string[]> {
    await deliverEvents(fixture);
    fixture.context.events.publish({ type: 'message' }, [idOf('operator')]);
    await expect.poll(() => types.at(-1)).toBe('message');
    return types.slice(0, -1);
  }

  test('need a session, and are neither kept nor compressed on the way', async () => {
    expect((await listen(fixture.app, { authorization: 'x'.repeat(43) })).status).toBe(401);
    const { status, headers } = await listen(fixture.app, await fixture.signIn('root'));
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['cache-control']).toBe('no-store, no-transform');
    expect(headers['x-accel-buffering']).toBe('no');
  });

  test('say that the navigation changed to everybody, and to whom it gives or takes something that as well', async () => {
    await permit('ADMIN', 'biz:store:view');
    await deliverEvents(fixture);
    const root = await listenAs('root');
    const [operator, partner] = [await listenAs('operator'), await listenAs('partner')];
    await call(root.own, '/menus/1', 'PUT', { version: 1, perm: 'biz:store:add' });
    expect(await operator.after(1)).toEqual(['access']);
    expect(await partner.after(1)).toEqual(['menus']);
    const page = { parent: null, name: 'home', type: 'menu', path: '/home', component: 'dashboard/index' };
    expect((await call(root.own, '/menus', 'POST', page)).status).toBe(200);
    expect(await operator.after(2)).toEqual(['access', 'menus']);
    expect(await root.after(2)).toEqual(['menus', 'menus']);
  });

  test('follow a role and an account', async () => {
    const root = await listenAs('root');
    const [operator, partner] = [await listenAs('operator'), await listenAs('partner')];
    await call(root.own, `/roles/${roleId('ADMIN')}`, 'PUT', { version: 1, status: 'disabled' });
    expect(await operator.after(1)).toEqual(['access']);
    await partner.after(1);
    await call(root.own, `/manger/${idOf('partner')}`, 'PUT', { version: 1, nickname: 'Pat' });
    expect(await partner.after(2)).toEqual(['menus', 'access']);
    expect(await allHeardByOperator(operator)).toEqual(['access']);
  });

  test('18.4: follow the clock of a store at once, to the accounts whose days go by it', async () => {
    const root = await listenAs('root');
    const [store, partner] = [await listenAs('store'), await listenAs('partner')];
    const change = async (values: object) => {
      const { version } = (await call(root.own, '/stores/1')).body.data as { version: number };
      expect((await call(root.own, '/stores/1', 'PUT', { version, ...values })).status).toBe(200);
    };
    await change({ time_zone: 'Asia/Shanghai' });
    expect(await store.after(1)).toEqual(['access']);
    expect(await partner.after(1)).toEqual(['access']);
    const { body } = await call(store.own, '/manger/getUserInfo');
    expect(body.data.zone).toBe('Asia/Shanghai');
  });

  test('follow every door by which a menu, a role or an account is written', async () => {
    const root = await listenAs('root');
    const { types } = await listenAs('partner');
    /** What the partner hears of a call that must succeed. */
    const heardOf = async (url: string, method: 'POST' | 'PUT' | 'DELETE', payload?: object | string) => {
      await deliverEvents(fixture);
      const before = types.length;
      const headers = { ...root.own, ...(typeof payload === 'string' && { 'content-type': 'text/csv' }) };
      const answer = await fixture.app.inject({ method, url, headers, ...(payload && { payload }) });
      expect([url, answer.statusCode]).toEqual([url, 200]);
      await expect.poll(() => types.length, { message: url }).toBeGreaterThan(before);
      return { heard: types.at(-1), data: answer.json().data };
    };
    const menus = async (url: string, method: 'POST' | 'PUT' | 'DELETE', payload?: object | string) => {
      const { heard, data } = await heardOf(url, method, payload);
      expect([url, heard]).toEqual([url, 'menus']);
      return data;
    };
    const page = { parent: null, name: 'home', type: 'menu', path: '/home', component: 'dashboard/index' };
    const { id } = await menus('/menus', 'POST', page);
    await menus('/menus/import', 'POST', 'name,type,path,component\nMore,menu,/more,dashboard/index\n');
    await menus('/menus/batch', 'POST', { action: 'update', ids: [id], values: { visible: false } });
    const draft = (await call(root.own, '/menu-drafts', 'POST', { name: 'Next' })).body.data;
    await menus(`/menu-drafts/${draft?.id}/publish`, 'POST', { version: 1 });
    const { data } = (await call(root.own, '/menu-revisions')).body;
    const [newest, before] = (data?.list ?? []) as { id: number }[];
    await menus(`/menu-revisions/${before?.id}/restore`, 'POST', { newest: newest?.id });
    const role = { name: 'Guest', code: 'GUEST' };
    const guest = await menus('/roles', 'POST', role);
    await menus('/roles/import', 'POST', 'name,code\nOther,OTHER\n');
    await menus('/roles/batch', 'POST', { action: 'update', ids: [guest.id], values: { sort: 7 } });
    await menus(`/roles/${guest.id}`, 'DELETE');
    const values = { nickname: 'Pat' };
    const named = await heardOf('/manger/batch', 'POST', {
      action: 'update',
      ids: [idOf('partner')],
      values,
    });
    expect(named.heard).toBe('access');
    expect((await heardOf(`/manger/${idOf('partner')}`, 'DELETE')).heard).toBe('session');
  });

  test('tell of drafts of menus', async () => {
    const root = await listenAs('root');
    const operator = await listenAs('operator');
    const { data } = (await call(root.own, '/menu-drafts', 'POST', { name: 'Next' })).body;
    const one = `/menu-drafts/${data?.id}`;
    expect(await operator.after(1)).toEqual(['drafts']);
    await call(root.own, one, 'PUT', { version: 1, name: 'Next one' });
    await call(root.own, one, 'DELETE');
    expect(await allHeardByOperator(operator)).toEqual(['drafts', 'drafts', 'drafts']);
  });

  test('tell of the end of the session, and end with it', async () => {
    const root = await fixture.signIn('root');
    const [leaving, closed, changed] = [
      await listenAs('operator'),
      await listenAs('partner'),
      await listenAs('clerk'),
    ];
    const staying = await listenAs('operator');
    await call(leaving.own, '/manger/logout');
    expect(await leaving.after(1)).toEqual(['session']);
    await leaving.ended;
    await call(root, `/manger/${idOf('partner')}`, 'PUT', { version: 1, available: false });
    expect(await closed.after(1)).toEqual(['session']);
    await closed.ended;
    const other = await fixture.signIn('clerk');
    await call(other, '/manger/changePassword', 'POST', { oldPassword: password, newPassword: 'brand-new' });
    expect(await changed.after(1)).toEqual(['session']);
    expect(await allHeardByOperator(staying)).not.toContain('session');
  });

  test('can be published to some accounts', async () => {
    const [operator, partner] = [await listenAs('operator'), await listenAs('partner')];
    fixture.context.events.publish({ type: 'message' }, [idOf('partner')]);
    expect(await partner.after(1)).toEqual(['message']);
    expect(partner.text()).toContain('event: message\ndata: {"type":"message"}\n\n');
    expect(await allHeardByOperator(operator)).toEqual([]);
  });

  test('come in ten streams per account at most; one that is left makes room', async () => {
    const headers = await fixture.signIn('operator');
    const streams = await Promise.all(Array.from({ length: 10 }, () => listen(fixture.app, headers)));
    open.push(...streams);
    const refused = await call(headers, '/events');
    expect([refused.status, refused.body.code]).toEqual([429, 42900]);
    expect((await listen(fixture.app, await fixture.signIn('partner'))).status).toBe(200);
    streams[0]?.leave();
    await expect
      .poll(async () => {
        const listening = await listen(fixture.app, headers);
        open.push(listening);
        return listening.status;
      })
      .toBe(200);
  });

  test('do not keep a session alive', async () => {
    const { own } = await listenAs('operator');
    const { rows } = await sql<{ used: string }>`
      select last_used_at as used from footwork.session`.execute(fixture.database.kysely);
    fixture.clock.now = new Date(fixture.clock.now.getTime() + 60 * 60_000);
    open.push(await listen(fixture.app, own));
    const later = await sql<{ used: string }>`
      select last_used_at as used from footwork.session`.execute(fixture.database.kysely);
    expect(later.rows).toEqual(rows);
  });

  test('end when the server stops, and do not hold it up', async () => {
    const { ended } = await listenAs('operator');
    await fixture.app.close();
    await ended;
  });
});

describe('two servers on one PostgreSQL', () => {
  const close: (() => Promise<unknown>)[] = [];
  afterAll(async () => {
    for (const one of close.reverse()) await one();
  });

  test('tell each other, also after their connections were cut', async () => {
    const url = await createDatabase(inject('postgresUrl'), 'events_two');
    const first = await openFixture({}, await withTables(postgresDatabase(url, { poolSize: 4 })));
    const database = postgresDatabase(url, { poolSize: 4 });
    const context = createContext(database, first.context.model, { now: () => first.clock.now });
    const second = await buildApp(context);
    close.push(
      () => database.close(),
      () => first.close(),
      () => second.close(),
    );
    await second.listen({ port: 0, host: '127.0.0.1' });
    await first.app.ready();
    const { call } = callsOf(() => first);

    const root = await first.signIn('root');
    const operator = await first.signIn('operator');
    const stream = await listen(second, operator);
    const seen = async () =>
      (await second.inject({ url: '/manger/getUserInfo', headers: operator })).json().data?.roles;
    expect(await seen()).toEqual(['ADMIN']);
    const change = async (version: number, status: string) =>
      (await call(root, `/roles/${roleId('ADMIN')}`, 'PUT', { version, status })).status;
    expect(await change(1, 'disabled')).toBe(200);
    expect(await stream.after(1)).toEqual(['access']);
    expect(await seen()).toEqual([]);

    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where query like 'listen %' and datname = current_database()`.execute(database.kysely);
    await expect.poll(() => stream.types.length).toBe(2);
    expect(await change(2, 'enabled')).toBe(200);
    await expect.poll(() => stream.types.at(-1)).toBe('access');
    expect(await seen()).toEqual(['ADMIN']);
    expect((await call(operator, '/manger/logout')).status).toBe(200);
    await stream.ended;
    expect(stream.types.at(-1)).toBe('session');
    expect(await seen()).toBeUndefined();
  });
});
