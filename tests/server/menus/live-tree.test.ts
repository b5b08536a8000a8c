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

  const tree = async (): Promise<MenuEntry[]> => (await menus.call('root', '/menus/tree')).data.tree;
  test('are read with their revision, roles and warnings', async () => {
    await menus.call('root', '/menus/6', 'PUT', { version: 1, component: 'nothing/list' });
    const { data } = await menus.call('root', '/menus/tree');
    expect([data.revision, data.tree[0]]).toMatchObject([2, { id: 6, roles: ['ADMIN', 'PARTNER'] }]);
    expect(data.roles.map(({ code }: { code: string }) => code)).toContain('PARTNER');
    expect(rulesOf(data.warnings)).toEqual(['tree.6.component unknownComponent']);
    expect((await menus.call('partner', '/menus/tree')).status).toBe(403);
  });

  test('have a revision also where a change of a role made a state that none was kept of', async () => {
    const revision = async () => (await menus.call('root', '/menus/tree')).data.revision;
    expect([await revision(), await revision()]).toEqual([1, 1]);
    await menus.call('root', `/roles/${roleId('PARTNER')}`, 'PUT', { version: 1, menus: [] });
    expect(await revision()).toBe(2);
    expect((await menus.call('root', '/menu-revisions/2')).data.tree).toEqual(await tree());
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
});
