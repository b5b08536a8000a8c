import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { lockTree } from '../../../src/engine/server/menus/tree-lock';
import { openForTests } from '../../support/open-for-tests';
import { roleId } from '../app/fixture';
import { oneEngine } from '../database/engines';
import { openMenus, rulesOf } from './world';

describe.each(oneEngine)('the roles of a menu on %s', (engine) => {
  const menus = openForTests(() => openMenus(engine, 'roles_of_a_menu'));

  beforeEach(() => menus.reset());

  const page = { name: 'New', type: 'menu', path: '/new', component: 'dashboard/index', parent: null };
  const create = (values: object, username: 'root' | 'operator' = 'root') =>
    menus.call(username, '/menus', 'POST', { ...page, ...values });
  const put = (id: number, values: object, username: 'root' | 'operator' = 'root') =>
    menus.call(username, `/menus/${id}`, 'PUT', { version: 1, ...values });
  const held = async (code: string) => (await menus.call('root', `/roles/${roleId(code)}`)).data.menus;
  const permitAll = async (...verbs: string[]) => {
    for (const verb of verbs) await menus.permit('ADMIN', `sys:${verb}`);
  };
  const menusNamed = async (name: string) =>
    (await sql`select 1 from menu where name = ${name}`.execute(menus.fixture.database.kysely)).rows.length;

  test('E3: are part of the body and the answer of a create', async () => {
    const { status, data } = await create({ roles: ['STORE', 'PARTNER'] });
    expect([status, data.roles]).toEqual([200, ['PARTNER', 'STORE']]);
    expect((await menus.call('root', `/menus/${data.id}/form`)).data).toMatchObject({
      name: 'New',
      roles: ['PARTNER', 'STORE'],
    });
    expect(await held('PARTNER')).toEqual([6, data.id]);
    const history = (await menus.call('root', `/roles/${roleId('PARTNER')}/history`)).data.list;
    expect(history).toMatchObject([{ actor: 'Root', changes: { menus: [[6], [6, data.id]] } }]);
    const { list } = (await menus.call('partner', '/notices')).data;
    expect(list).toMatchObject([{ kind: 'role', params: { by: 'Root' } }]);
    const routes = (await menus.call('partner', '/menus/routes')).data;
    expect(routes.map(({ name }: { name: string }) => name)).toContain('New');
    // One revision before and one after, and none with the menu but without its roles.
    expect((await menus.call('root', '/menu-revisions')).data.list).toMatchObject([
      { entries: 7 },
      { entries: 6 },
    ]);
  });

  test('E3: change with its fields, or alone', async () => {
    const both = await put(6, { name: 'start', roles: ['PARTNER'], roles_from: ['PARTNER', 'ADMIN'] });
    expect(both.data).toMatchObject({ name: 'start', version: 2, roles: ['PARTNER'] });
    expect(await held('ADMIN')).toEqual([1, 2, 4]);
    expect((await put(6, { version: 2, roles: [] })).data).toMatchObject({ version: 2, roles: [] });
    expect(await held('PARTNER')).toEqual([]);
    expect((await put(6, { version: 2, icon: 'home' })).data).toMatchObject({ version: 3, roles: [] });
    const { list } = (await menus.call('root', '/menu-revisions')).data;
    expect(list).toHaveLength(4);
  });

  test('E3: are refused with all else that is wrong, and then nothing is stored', async () => {
    expect(rulesOf((await create({ roles: 'ADMIN', roles_from: [1], name: '' })).data.errors)).toEqual([
      'roles type',
      'roles_from type',
      'name required',
    ]);
    expect(rulesOf((await create({ roles: ['NONE'] })).data.errors)).toEqual(['roles reference']);
    expect(rulesOf((await put(6, { name: 'start', roles: ['NONE'] })).data.errors)).toEqual([
      'roles reference',
    ]);
    const late = await put(6, { name: 'start', roles: [], roles_from: ['ADMIN'] });
    expect([late.status, late.data.fields]).toEqual([409, ['roles']]);
    expect((await menus.call('root', '/menus/6')).data).toMatchObject({ name: 'home', version: 1 });
    expect(await menusNamed('New')).toBe(0);
    expect((await menus.call('root', '/menus/99', 'PUT', { version: 1, roles: [] })).status).toBe(404);
  });

  test('E3: need the permission to change roles, and the permissions that they come to hold', async () => {
    await permitAll('menu:add', 'menu:edit');
    expect((await create({ roles: ['ADMIN'] }, 'operator')).status).toBe(403);
    expect(await menusNamed('New')).toBe(0);
    expect((await create({ roles: [] }, 'operator')).status).toBe(200);
    expect((await put(6, { roles: ['ADMIN'] }, 'operator')).status).toBe(403);
    await permitAll('role:edit');
    const button = { type: 'button', parent: 2, path: null, component: null, roles: ['ADMIN'] };
    expect((await create({ ...button, perm: 'sys:role:delete' }, 'operator')).status).toBe(403);
    expect((await create({ ...button, perm: 'sys:role:edit' }, 'operator')).status).toBe(200);
    expect((await put(6, { roles: ['ADMIN'] }, 'operator')).status).toBe(200);
  });

  test('E3: a repeated request makes one menu, and answers its roles again', async () => {
    const { app } = menus.fixture;
    const headers = { ...(await menus.fixture.signIn('root')), 'idempotency-key': 'once' };
    const payload = { ...page, roles: ['PARTNER'] };
    const post = () => app.inject({ method: 'POST', url: '/menus', headers, payload });
    const [first, second] = [(await post()).json().data, (await post()).json().data];
    expect(second).toEqual(first);
    expect(first.roles).toEqual(['PARTNER']);
    expect(await menusNamed('New')).toBe(1);
  });

  test('E3: a role is checked against the current permissions of its menus', async () => {
    await permitAll('menu:edit', 'role:edit', 'user:view');
    const { kysely } = menus.fixture.database;
    const role = (await menus.call('root', `/roles/${roleId('STORE')}`)).data;
    let isAnswered = false;
    const { answer } = await kysely.transaction().execute(async (transaction) => {
      await lockTree(transaction);
      await sql`update menu set perm = 'sys:user:add' where id = 4`.execute(transaction);
      const answer = menus
        .call('operator', `/roles/${roleId('STORE')}`, 'PUT', { version: role.version, menus: [4] })
        .finally(() => {
          isAnswered = true;
        });
      const isWaiting = async () => {
        const { rows } = await sql`select 1 from pg_locks where not granted and locktype = 'advisory'
          and database = (select oid from pg_database where datname = current_database())`.execute(kysely);
        return rows.length > 0;
      };
      while (!isAnswered && !(await isWaiting()));
      return { answer };
    });
    const { status, data } = await answer;
    expect([status, ...rulesOf(data.errors ?? [])]).toEqual([422, 'menus beyondOwnRights']);
  });

  describe('and what one holds oneself', () => {
    const refusal = async (answer: Promise<{ status: number; data: { errors?: [] } | null }>) => {
      const { status, data } = await answer;
      return [status, ...rulesOf(data?.errors ?? [])];
    };
    beforeEach(() =>
      permitAll('menu:view', 'menu:add', 'menu:edit', 'menu:delete', 'menu:publish', 'role:edit'),
    );

    test('lose nothing by a change of a button’s permission, at any endpoint', async () => {
      const perm = 'sys:menu:view';
      expect(await refusal(put(4, { perm }, 'operator'))).toEqual([422, 'perm ownRoleLoses']);
      const page = { type: 'menu', perm: null, path: 'x', component: 'dashboard/index', parent: 1 };
      expect(await refusal(put(4, page, 'operator'))).toEqual([422, 'type ownRoleLoses']);
      const batch = { action: 'update', ids: [4], values: { perm } };
      expect(await refusal(menus.call('operator', '/menus/batch', 'POST', batch))).toEqual([
        422,
        'perm ownRoleLoses',
      ]);
      expect(await refusal(put(4, { roles: [] }, 'operator'))).toEqual([422, 'roles ownRoleLoses']);
      const renamed = await menus.draft(
        (tree) => tree.map((entry) => (entry.id === 4 ? { ...entry, perm } : entry)),
        'operator',
      );
      const publish = (username: 'root' | 'operator') => menus.publish(renamed.id, username);
      expect(await refusal(publish('operator'))).toEqual([422, ' ownRoleLoses']);
      // The alternative that the error suggests.
      expect(await refusal(publish('root'))).toEqual([200]);
    });

    test('lose no page, at any endpoint', async () => {
      const [page, lost] = [2, [422, 'roles ownRoleLoses']];
      const refused = await put(page, { roles: ['PARTNER'] }, 'operator');
      expect(refused.data.errors[0].message).toContain('/system/user');
      expect(await refusal(put(page, { roles: ['PARTNER'] }, 'operator'))).toEqual(lost);
      const { version, menus: own } = (await menus.call('root', `/roles/${roleId('ADMIN')}`)).data;
      const without = { version, menus: own.filter((id: number) => id !== page) };
      expect(await refusal(menus.call('operator', `/roles/${roleId('ADMIN')}`, 'PUT', without))).toEqual([
        422,
        'menus ownRole',
      ]);
      const taking = await menus.draft(
        (tree) => tree.map((entry) => (entry.id === page ? { ...entry, roles: [] } : entry)),
        'operator',
      );
      expect(await refusal(menus.publish(taking.id, 'operator'))).toEqual([422, ' ownRoleLoses']);
      expect(await refusal(menus.publish(taking.id))).toEqual([200]);
      await put(page, { roles: ['ADMIN'] });
      const { list } = (await menus.call('root', '/menu-revisions')).data;
      const bare = list.at(1).id;
      expect(await refusal(menus.restore(bare, 'operator'))).toEqual([422, ' ownRoleLoses']);
    });

    test('gain no permission that the actor lacks by a change of a button', async () => {
      expect(await refusal(put(4, { perm: 'sys:role:delete' }, 'operator'))).toEqual([403]);
      await menus.permit('PARTNER', 'biz:store:view');
      const { id } = (await menus.call('root', '/menus?perm=biz:store:view&_start=0&_end=1')).data.list[0];
      expect(await refusal(put(id, { perm: 'sys:role:delete' }, 'operator'))).toEqual([403]);
      expect(await refusal(put(id, { perm: 'sys:menu:view' }, 'operator'))).toEqual([200]);
      // The holders of the role receive an event.
      const { list } = (await menus.call('partner', '/notices')).data;
      expect(list).toMatchObject([{ kind: 'role', params: { by: 'Operator' } }]);
    });

    test('may lose a button where another permits the same', async () => {
      for (const verb of ['user:view', 'role:view']) await menus.permit('ADMIN', `sys:${verb}`);
      expect(await refusal(put(4, { perm: 'sys:menu:view' }, 'operator'))).toEqual([200]);
      const kept = (await held('ADMIN')).filter((id: number) => id !== 4);
      const { version } = (await menus.call('root', `/roles/${roleId('ADMIN')}`)).data;
      const role = { version, menus: kept };
      expect(await refusal(menus.call('operator', `/roles/${roleId('ADMIN')}`, 'PUT', role))).toEqual([200]);
    });
  });
});
