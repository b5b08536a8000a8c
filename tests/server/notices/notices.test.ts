import { beforeEach, describe, expect, test } from 'vitest';
import type { Notices } from '../../../src/engine/schema/contract/endpoints/notice';
import { loadModel } from '../../../src/engine/server/registry';
import { openForTests } from '../../support/open-for-tests';
import { idOf, openFixture, password, roleId } from '../app/fixture';
import { oneEngine, openTables } from '../database/engines';
import { listen } from '../events/listen';
import { callsOf, type Headers } from '../session/calls';

describe.each(oneEngine)('notices on %s', (engine) => {
  const fixture = openForTests(async () => openFixture({}, await openTables(engine, 'notices', loadModel())));
  let root: Headers;
  const { call, later, permit } = callsOf(() => fixture);
  const told = async (headers: Headers, query = '') =>
    (await call(headers, `/notices${query}`)).body.data as unknown as Notices;
  const kinds = async (headers: Headers) => (await told(headers)).list.map(({ kind }) => kind);
  const login = (username: string, from: string) =>
    fixture.app.inject({
      method: 'POST',
      url: '/manger/login',
      remoteAddress: from,
      payload: { username, password, utype: '1' },
    });

  beforeEach(async () => {
    await fixture.reset();
    root = await fixture.signIn('root');
  });

  test('tell who holds a role what was changed about it, and by whom', async () => {
    const [operator, partner] = [await fixture.signIn('operator'), await fixture.signIn('partner')];
    const role = `/roles/${roleId('ADMIN')}`;
    await call(root, role, 'PUT', { version: 1, summary: 'Nothing that permits' });
    expect(await told(operator)).toEqual({ list: [], unread: 0, more: false });
    await call(root, role, 'PUT', { version: 2, scope: 'partner' });
    expect(await told(operator)).toEqual({
      list: [
        {
          id: expect.any(Number),
          at: expect.stringMatching(/Z$/),
          kind: 'role',
          params: { by: 'Root', role: 'ADMIN' },
          read: false,
        },
      ],
      unread: 1,
      more: false,
    });
    expect([await kinds(partner), await kinds(root)]).toEqual([[], []]);
  });

  test('tell an account of its own roles and of a password, through a batch and a reset too', async () => {
    const roles = [roleId('PARTNER'), roleId('IDLE')];
    await call(root, '/manger/batch', 'POST', {
      action: 'update',
      ids: [idOf('partner')],
      values: { roles },
    });
    await call(root, `/manger/${idOf('partner')}`, 'PUT', { version: 2, nickname: 'Pat' });
    expect((await call(root, `/manger/${idOf('clerk')}/resetPassword`, 'POST', {})).status).toBe(200);
    expect(await kinds(await fixture.signIn('partner'))).toEqual(['account']);
    const clerk = await fixture.signIn('clerk');
    expect((await call(clerk, '/notices')).body.code).toBe(40303);
  });

  test('say once what happened again before it was read', async () => {
    const operator = await fixture.signIn('operator');
    const change = (version: number, scope: string) =>
      call(root, `/roles/${roleId('ADMIN')}`, 'PUT', { version, scope });
    await change(1, 'partner');
    const [first] = (await told(operator)).list;
    await change(2, 'all');
    const { list, unread } = await told(operator);
    expect([list.length, unread]).toEqual([1, 1]);
    expect(list[0]?.id).not.toBe(first?.id);
    await call(operator, '/notices/read', 'POST', {});
    await change(3, 'partner');
    expect(await kinds(operator)).toEqual(['role', 'role']);
  });

  test('tell everybody else that menus were published', async () => {
    const draft = (await call(root, '/menu-drafts', 'POST', { name: 'Summer' })).body.data;
    await call(root, `/menu-drafts/${draft?.id}/publish`, 'POST', { version: 1 });
    const operator = await fixture.signIn('operator');
    expect((await told(operator)).list).toMatchObject([
      { kind: 'menus', params: { by: 'Root', note: 'Summer' } },
    ]);
    const revisions = (await call(root, '/menu-revisions')).body.data as unknown as {
      list: { id: number }[];
    };
    const id = revisions.list.at(-1)?.id;
    const newest = revisions.list[0]?.id;
    expect((await call(root, `/menu-revisions/${id}/restore`, 'POST', { newest })).status).toBe(200);
    expect((await told(operator)).list[0]).toMatchObject({
      kind: 'menusRestored',
      params: { by: 'Root', state: String(id) },
    });
    expect(await kinds(root)).toEqual([]);
  });

  test('tell once of menus that were published, whatever this changes about roles', async () => {
    const menu = { name: 'home', type: 'menu', path: '/home', component: 'dashboard/index', parent: null };
    const { id } = (await call(root, '/menus', 'POST', { ...menu, roles: [] })).body.data as { id: number };
    const draft = (await call(root, '/menu-drafts', 'POST', { name: 'Summer' })).body.data as unknown as {
      id: number;
      tree: { id: number }[];
    };
    const tree = draft.tree.map((entry) => (entry.id === id ? { ...entry, roles: ['ADMIN'] } : entry));
    await call(root, `/menu-drafts/${draft.id}`, 'PUT', { version: 1, tree });
    const published = await call(root, `/menu-drafts/${draft.id}/publish`, 'POST', { version: 2 });
    expect(published.status).toBe(200);
    const operator = await fixture.signIn('operator');
    expect(await kinds(operator)).toEqual(['menus']);
    // A direct change of a menu is no publication, so the account gets a notice that its role has changed.
    await call(root, `/menus/${id}`, 'PUT', { version: 1, roles: [] });
    expect(await kinds(operator)).toEqual(['role', 'menus']);
  });

  test('tell of a session that somebody else ended, at once', async () => {
    await fixture.app.listen({ port: 0, host: '127.0.0.1' });
    const operator = await fixture.signIn('operator');
    later(60_000);
    await fixture.signIn('operator');
    const listening = await listen(fixture.app, operator);
    const sessions = (await call(root, `/manger/${idOf('operator')}/sessions`)).body.data as unknown as {
      id: number;
    }[];
    await call(root, `/manger/${idOf('operator')}/sessions/${sessions[0]?.id}`, 'DELETE');
    await expect.poll(() => listening.types).toContain('message');
    expect(await kinds(operator)).toEqual(['sessionEnded']);
    listening.leave();
  });

  test('tell of a sign-in from a new place, not of the first one and not of the next from there', async () => {
    await login('operator', '192.0.2.1');
    await login('operator', '192.0.2.1');
    const operator = await fixture.signIn('operator');
    expect(await kinds(operator)).toEqual([]);
    await login('operator', '2001:db8::1');
    await login('operator', '2001:db8::2');
    expect((await told(operator)).list).toMatchObject([
      { kind: 'signIn', params: { from: '2001:db8:0:0::/64' } },
    ]);
  });

  test('are read one by one or all at once, and by nobody else', async () => {
    await permit('ADMIN', 'sys:role:edit');
    for (let version = 1; version <= 25; version++) {
      await call(root, `/roles/${roleId('ADMIN')}`, 'PUT', {
        version,
        name: `Role ${version}`,
        scope: version % 2 === 1 ? 'store' : 'all',
      });
    }
    const [operator, partner] = [await fixture.signIn('operator'), await fixture.signIn('partner')];
    const first = await told(operator);
    expect([first.list.length, first.more, first.unread]).toEqual([20, true, 25]);
    const rest = await told(operator, `?before=${first.list.at(-1)?.id}`);
    expect([rest.list.length, rest.more]).toEqual([5, false]);
    const ids = first.list.slice(0, 2).map(({ id }) => id);
    expect((await call(partner, '/notices/read', 'POST', { ids })).body.data).toEqual({ unread: 0 });
    expect((await call(operator, '/notices/read', 'POST', { ids })).body.data).toEqual({ unread: 23 });
    expect((await told(operator)).list.map(({ read }) => read).slice(0, 3)).toEqual([true, true, false]);
    expect((await call(operator, '/notices/read', 'POST', {})).body.data).toEqual({ unread: 0 });
  });

  test.each([
    ['/notices?before=x', 'GET', undefined],
    ['/notices?before=1&before=2', 'GET', undefined],
  ] as const)('refuse %s by name', async (url, method, body) => {
    const answer = await call(root, url, method, body);
    expect([answer.status, answer.body.code]).toEqual([400, 40003]);
    expect((await call({}, url, method, body)).status).toBe(401);
  });

  test.each([['all'], [[0]], [[1.5]], [[{}]], [Array.from({ length: 1001 }, () => 1)]])(
    'refuse the ids %j',
    async (ids) => {
      const answer = await call(root, '/notices/read', 'POST', { ids });
      expect([answer.status, answer.body.code]).toEqual([422, 42200]);
      expect((await call({}, '/notices/read', 'POST', { ids })).status).toBe(401);
    },
  );
});
