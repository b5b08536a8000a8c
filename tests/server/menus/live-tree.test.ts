import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MenuEntry } from '../../../src/entity/menu/menu-entry';
import { roleId } from '../app/fixture';
import { oneEngine } from '../database/engines';
import { type Menus, openMenus, rulesOf } from './world';

describe.each(oneEngine)('the published menus on %s', (engine) => {
  let menus: Menus;
  beforeAll(async () => {
    menus = await openMenus(engine, 'live_tree');
  });
  afterAll(() => menus.fixture.close());
  beforeEach(() => menus.reset());

  const tree = async (): Promise<(MenuEntry & { version: number })[]> =>
    (await menus.call('root', '/menus/tree')).data.tree;
  const below = async (parent: number | null) =>
    (await tree()).filter((entry) => entry.parent === parent).map(({ name }) => name);
  const move = async (id: number, body: object, username: 'root' | 'operator' = 'root') => {
    const from = (await tree()).find((entry) => entry.id === id)?.parent ?? null;
    return menus.call(username, `/menus/${id}/move`, 'POST', { from, ...body });
  };

  test('are read with versions, roles and warnings', async () => {
    await menus.call('root', '/menus/6', 'PUT', { version: 1, component: 'nothing/list' });
    const { data } = await menus.call('root', '/menus/tree');
    expect(data.tree[0]).toMatchObject({ id: 6, version: 2, roles: ['ADMIN', 'PARTNER'] });
    expect(data.roles.map(({ code }: { code: string }) => code)).toContain('PARTNER');
    expect(rulesOf(data.warnings)).toEqual(['tree.6.component unknownComponent']);
    expect((await menus.call('partner', '/menus/tree')).status).toBe(403);
  });

  test('take in the page of an entity with buttons for roles, in one step', async () => {
    const place = (body: object, username: 'root' | 'operator' = 'root') =>
      menus.call(username, '/menus/entities', 'POST', {
        entity: 'commodity',
        parent: null,
        perms: ['biz:commodity:view', 'biz:commodity:add', 'biz:commodity:putOnShelf'],
        roles: ['PARTNER'],
        ...body,
      });
    const faultOf = async (body: object) => (await place(body)).data.errors[0];
    expect((await place({}, 'operator')).status).toBe(403);
    expect(await faultOf({ entity: 'nothing' })).toMatchObject({ field: 'entity', rule: 'reference' });
    expect(await faultOf({ perms: ['biz:store:view'] })).toMatchObject({ field: 'perms', rule: 'enum' });
    expect(await faultOf({ roles: ['NOBODY'] })).toMatchObject({ field: 'roles', rule: 'reference' });
    expect(await faultOf({ parent: 4711 })).toMatchObject({ field: 'parent' });
    const before = await tree();
    const { data } = await place({});
    expect(data).toEqual({ path: '/commodities' });
    const added = (await tree()).filter(({ id }) => !before.some((entry) => entry.id === id));
    const page = added.find(({ type }) => type === 'menu');
    expect(page).toMatchObject({ component: 'entity/commodity/list', parent: null, roles: ['PARTNER'] });
    const buttons = added.filter((entry) => entry !== page);
    expect(buttons).toMatchObject([
      { type: 'button', name: 'view', perm: 'biz:commodity:view', parent: page?.id, roles: ['PARTNER'] },
      { type: 'button', name: 'add', perm: 'biz:commodity:add', parent: page?.id, roles: ['PARTNER'] },
      // 17.25: as the entity itself calls the action, whatever other entities call one of the same name.
      { type: 'button', name: 'Put on shelf', perm: 'biz:commodity:putOnShelf', parent: page?.id },
    ]);
    expect(await faultOf({})).toMatchObject({ field: 'entity', rule: 'unique' });
    expect((await menus.call('partner', '/commodities')).status).toBe(200);
  });

  test('show only the codes of roles to readers without permission to list roles', async () => {
    const named = ['ADMIN', 'PARTNER'].map((code) => ({ code, name: code, enabled: true, accounts: null }));
    await sql`update role set name = 'Name of ' || code`.execute(menus.fixture.database.kysely);
    await menus.permit('ADMIN', 'sys:menu:view');
    const { id } = await menus.draft((all) => all.filter((entry) => entry.id !== 6));
    const seen = async () => {
      const ask = async (url: string) => (await menus.call('operator', url)).data;
      const { roles } = await ask(`/menu-drafts/${id}/impact`);
      return [
        (await ask('/menus/tree')).roles,
        roles.map(({ role, name, accounts }: Record<string, unknown>) => [role, name, accounts]),
        (await menus.call('operator', `/menu-drafts/${id}/preview?role=STORE`)).status,
        (await menus.call('operator', `/menu-drafts/${id}/preview?role=ADMIN`)).status,
      ];
    };
    const codes = named.map(({ code, name }) => [code, name, null]);
    expect(await seen()).toEqual([named, codes, 400, 200]);
    await menus.permit('ADMIN', 'sys:role:view');
    const [roles, impact, ...previews] = await seen();
    expect([roles.length, previews]).toEqual([5, [200, 200]]);
    expect(impact).toContainEqual(['PARTNER', 'Name of PARTNER', 1]);
  });

  test('are rearranged by whoever may change them, with history and a revision', async () => {
    expect(await below(null)).toEqual(['home', 'guide', 'system']);
    expect((await move(6, { parent: null, before: 1 })).status).toBe(200);
    expect(await below(null)).toEqual(['guide', 'home', 'system']);
    expect((await move(5, { parent: 1 })).status).toBe(200);
    expect(await below(1)).toEqual(['roles', 'users', 'guide']);
    const { list } = (await menus.call('root', '/menus/5/history')).data;
    expect(list).toMatchObject([{ version: 2, changes: { parent: [null, 1] }, actor: 'Root' }]);
    expect((await menus.call('root', '/menu-revisions')).data.list).toHaveLength(3);
    expect((await move(5, { parent: null }, 'operator')).status).toBe(403);
    await menus.permit('ADMIN', 'sys:menu:edit');
    expect((await move(5, { parent: null }, 'operator')).status).toBe(200);
  });

  test('A5: are moved from the place that was seen, whatever their new siblings did to their numbers', async () => {
    expect((await move(5, { parent: 1 })).status).toBe(200);
    const late = await move(5, { from: null, parent: 1, before: 3 });
    expect([late.status, late.data.fields, late.data.record.parent]).toEqual([409, ['parent'], 1]);
    // A second move in a row is one from where the first put it; between them somebody may have moved it.
    expect((await move(5, { from: 1, parent: 1, before: 3 })).status).toBe(200);
    expect(await below(1)).toEqual(['guide', 'roles', 'users']);
    expect((await move(5, { parent: null })).status).toBe(200);
    expect((await move(5, { from: 1, parent: 1 })).status).toBe(409);
    expect(await below(1)).toEqual(['roles', 'users']);
    expect((await move(3, { parent: 1 })).status).toBe(200);
    expect((await move(2, { parent: 1 })).status).toBe(200);
  });

  test('A6: are not moved by a body that does not say where to', async () => {
    const refused = async (body: object) => {
      const { status, data } = await menus.call('root', '/menus/2/move', 'POST', body);
      return [status, ...rulesOf(data.errors)];
    };
    expect(await refused({})).toEqual([422, 'from required', 'parent required']);
    expect(await refused({ from: 1, parent: null, index: 1 })).toEqual([422, 'index unknownField']);
    expect(await below(1)).toEqual(['roles', 'users']);
  });

  test('refuse wrong places', async () => {
    const faults = async (id: number, parent: number | null) =>
      rulesOf((await move(id, { parent })).data.errors);
    expect(await faults(1, 1)).toEqual(['parent ownParent']);
    await menus.call('root', '/menus/3', 'PUT', { version: 1, type: 'directory', component: 'Layout' });
    expect(await faults(1, 3)).toEqual(['parent ownDescendant']);
    expect(await faults(6, 2)).toEqual(['parent wrongParent']);
    expect(await faults(6, 99)).toEqual(['parent reference']);
    expect(await faults(4, null)).toEqual(['parent parentMissing']);
    expect((await move(99, { parent: null })).status).toBe(404);
    expect((await move(6, { parent: 'x' })).status).toBe(422);
    expect((await move(6, { parent: null, before: [] })).status).toBe(422);
  });

  test('V4: are not moved to where another has the same address', async () => {
    const twin = { name: 'Twin', parent: null, type: 'menu', path: 'user', component: 'dashboard/index' };
    const { id } = (await menus.call('root', '/menus', 'POST', twin)).data;
    const { status, data } = await move(id, { parent: 1 });
    expect([status, data.errors]).toEqual([
      422,
      [
        {
          field: 'parent',
          rule: 'samePath',
          params: { path: '/system/user', menu: 'users' },
          message: '“users” has the address /system/user already',
        },
      ],
    ]);
  });

  test('go with all that stands below them, from the roles that hold them too', async () => {
    const remove = (id: number, username: 'root' | 'operator' = 'root') =>
      menus.call(username, `/menus/${id}/remove`, 'POST');
    await menus.call('root', '/menus/1', 'PUT', { version: 1, target_menu: 2 });
    expect((await remove(2)).status).toBe(200);
    expect((await tree()).map(({ id }) => id)).toEqual([6, 3, 5, 1]);
    expect((await tree()).find(({ id }) => id === 1)?.target_menu).toBeNull();
    expect((await menus.call('root', `/roles/${roleId('ADMIN')}`)).data.menus).toEqual([1, 6]);
    expect((await remove(99)).status).toBe(404);
    expect((await remove(5, 'operator')).status).toBe(403);
  });

  test('are given to roles by whoever may change roles', async () => {
    const give = async (roles: unknown, username: 'root' | 'operator' = 'root') => {
      const from = (await tree()).find(({ id }) => id === 3)?.roles;
      return menus.call(username, '/menus/3/roles', 'PUT', { roles, from });
    };
    expect((await give(['PARTNER'])).status).toBe(200);
    expect((await tree()).find(({ id }) => id === 3)?.roles).toEqual(['PARTNER']);
    expect((await menus.call('root', `/roles/${roleId('PARTNER')}`)).data.menus).toEqual([6, 3]);
    expect(rulesOf((await give(['NONE'])).data.errors)).toEqual(['roles reference']);
    expect(rulesOf((await give('PARTNER')).data.errors)).toEqual(['roles type']);
    expect(rulesOf((await give([1])).data.errors)).toEqual(['roles.0 type']);
    const nothing = await menus.call('root', '/menus/3/roles', 'PUT', {});
    expect(rulesOf(nothing.data.errors)).toEqual(['roles required', 'from required']);
    await menus.permit('ADMIN', 'sys:menu:edit');
    expect((await give([], 'operator')).status).toBe(403);
    await menus.permit('ADMIN', 'sys:role:edit');
    expect((await give([], 'operator')).status).toBe(200);
  });

  test('are not given to other roles than those that were seen to hold them', async () => {
    const give = (roles: string[], from: unknown) =>
      menus.call('root', '/menus/6/roles', 'PUT', { roles, from });
    expect((await give(['ADMIN', 'PARTNER', 'STORE'], ['PARTNER', 'ADMIN'])).status).toBe(200);
    const late = await give(['ADMIN'], ['ADMIN', 'PARTNER']);
    expect([late.status, late.data.fields, late.data.record.roles]).toEqual([
      409,
      ['roles'],
      ['ADMIN', 'PARTNER', 'STORE'],
    ]);
    expect((await give(['ADMIN'], late.data.record.roles)).status).toBe(200);
    expect(rulesOf((await give(['ADMIN'], 'ADMIN')).data.errors)).toEqual(['from type']);
  });

  test('are not taken from a role by who holds it, nor removed without the permission to change roles', async () => {
    const remove = (id: number) => menus.call('operator', `/menus/${id}/remove`, 'POST');
    await menus.permit('ADMIN', 'sys:menu:edit');
    await menus.permit('ADMIN', 'sys:menu:delete');
    expect((await remove(6)).status).toBe(403);
    expect((await remove(5)).status).toBe(200);
    await menus.permit('ADMIN', 'sys:role:edit');
    expect((await remove(6)).status).toBe(200);
    const { data } = await menus.call('partner', '/notices');
    expect(data.list).toMatchObject([{ kind: 'role', params: { by: 'Operator' } }]);
    const removed = await remove(2);
    expect([removed.status, rulesOf(removed.data.errors)]).toEqual([422, [' ownRoleLoses']]);
    expect(removed.msg).toMatch(
      /^This would take sys:menu:delete, sys:menu:edit, sys:role:edit, … from “ADMIN”, a role that you hold\. .*draft/,
    );
    const taken = await menus.call('operator', '/menus/4/roles', 'PUT', { roles: [], from: ['ADMIN'] });
    expect([taken.status, rulesOf(taken.data.errors)]).toEqual([422, ['roles ownRoleLoses']]);
    expect((await menus.call('root', '/menus/4/roles', 'PUT', { roles: [], from: ['ADMIN'] })).status).toBe(
      200,
    );
  });
});
