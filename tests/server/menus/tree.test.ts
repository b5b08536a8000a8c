import { type KyselyPlugin, sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { entityNamed } from '../../../src/engine/schema/declaration/model';
import type { MenuEntry } from '../../../src/engine/schema/menu/menu-entry';
import { createContext } from '../../../src/engine/server/create-context';
import { runBatch } from '../../../src/engine/server/entity/write/batch';
import { rootActor } from '../../support/actor';
import { openForTests } from '../../support/open-for-tests';
import { roleId } from '../app/fixture';
import { oneEngine } from '../database/engines';
import { openMenus, rulesOf } from './world';

describe.each(oneEngine)('the tree of menus on %s', (engine) => {
  const menus = openForTests(() => openMenus(engine, 'menu_tree'));

  beforeEach(() => menus.reset());

  const put = (id: number, values: object) =>
    menus.call('root', `/menus/${id}`, 'PUT', { version: 1, ...values });
  const faults = async (id: number, values: object) => rulesOf((await put(id, values)).data.errors ?? []);
  const create = (values: object) =>
    menus.call('root', '/menus', 'POST', { name: 'New', parent: null, ...values });

  test.each(['/menus/:id/options', '/menus/options/:id'])(
    'at %s leaves out the menu, what is below it, and buttons',
    async (path) => {
      const options = (account: Parameters<typeof menus.call>[0], id: string) =>
        menus.call(account, path.replace(':id', id));
      const guide = { value: 5, label: 'guide', children: [] };
      const home = { value: 6, label: 'home', children: [] };
      const roles = { value: 3, label: 'roles', children: [] };
      const users = { value: 2, label: 'users', children: [] };
      const whole = [home, guide, { value: 1, label: 'system', children: [roles, users] }];
      expect((await options('root', '0')).data).toEqual(whole);
      expect((await options('root', '1')).data).toEqual([home, guide]);
      expect((await options('root', '2')).data).toEqual([
        home,
        guide,
        { value: 1, label: 'system', children: [roles] },
      ]);
      for (const id of ['x', '9999']) expect((await options('root', id)).status).toBe(404);
      expect((await options('partner', '0')).status).toBe(403);
    },
  );

  test('is read whole in one list', async () => {
    const { data } = await menus.call('root', '/menus?_start=0&_end=1000&_sort=sort');
    expect(data.total).toBe(6);
    expect(data.list[0]).toMatchObject({ id: 6, name: 'home', parent: null, type: 'menu' });
  });

  test('keeps every field of a menu', async () => {
    const given = {
      type: 'directory',
      parent: 1,
      route_name: 'Tools',
      path: 'tools',
      component: 'Layout',
      target_menu: 2,
      icon: 'tool',
      image: 'https://example.com/tools.png',
      description: 'What is needed now and then.',
      sort: 3,
      visible: false,
      keep_alive: false,
      always_show: true,
      params: { a: 'b' },
    };
    const { status, data } = await create(given);
    expect(status, JSON.stringify(data)).toBe(200);
    expect((await menus.call('root', `/menus/${data.id}/form`)).data).toMatchObject({
      name: 'New',
      ...given,
    });
    const routes = (await menus.call('root', '/menus/routes')).data;
    const system = routes.find((route: { name: string }) => route.name === 'system');
    expect(system.children.at(-1)).toMatchObject({
      name: 'Tools',
      redirect: '/system/user',
      meta: { title: 'New', hidden: true, keepAlive: false, alwaysShow: true, params: { a: 'b' } },
    });
  });

  test('puts a new menu without a number last among its siblings', async () => {
    const { id, sort } = (await create({ type: 'menu', parent: 1, path: 'x', component: 'error/404' })).data;
    expect(sort).toBe(3);
    expect(
      (await create({ type: 'directory', parent: null, path: '/y', component: 'Layout' })).data.sort,
    ).toBe(3);
    expect((await create({ type: 'button', parent: id, perm: 'sys:x:add' })).data.sort).toBe(1);
    const first = { type: 'button', parent: id, perm: 'sys:x:edit', sort: 0 };
    expect((await create(first)).data.sort).toBe(0);
  });

  test('refuses wrong places with the field at fault', async () => {
    expect(await faults(1, { parent: 1 })).toEqual(['parent ownParent']);
    await menus.call('root', '/menus/3', 'PUT', { version: 1, type: 'directory', component: 'Layout' });
    expect(await faults(3, { version: 2, parent: 1 })).toEqual([]);
    expect(await faults(1, { parent: 3 })).toEqual(['parent ownDescendant']);
    expect(await faults(6, { parent: 2 })).toEqual(['parent wrongParent']);
    expect(await faults(6, { parent: 99 })).toEqual(['parent reference']);
    expect(await faults(4, { parent: null })).toEqual(['parent parentMissing']);
    expect(await faults(4, { parent: 1 })).toEqual(['parent wrongParent']);
    expect(await faults(2, { type: 'directory' })).toEqual(['type wrongChildren']);
    expect(await faults(1, { target_menu: 4 })).toEqual(['target_menu wrongTarget']);
    expect(rulesOf((await create({ type: 'button', perm: 'sys:user:x' })).data.errors)).toEqual([
      'parent parentMissing',
    ]);
    expect(
      rulesOf((await create({ type: 'menu', component: 'a', path: 'a', name: ' ' })).data.errors),
    ).toEqual(['name required']);
    const page = { type: 'iframe', path: '/x' };
    expect(rulesOf((await create({ ...page, url: 'not a url' })).data.errors)).toEqual(['url pattern']);
  });

  test('V4: refuses a new menu without a parent', async () => {
    const page = { name: 'New', type: 'menu', path: '/new', component: 'dashboard/index' };
    const refused = await menus.call('root', '/menus', 'POST', page);
    expect([refused.status, refused.data.errors]).toEqual([
      422,
      [{ field: 'parent', rule: 'parentMissing', params: {}, message: 'Parent menu must be selected' }],
    ]);
    expect(rulesOf((await menus.call('root', '/menus', 'POST', {})).data.errors)).toEqual([
      'parent parentMissing',
      'name required',
      'type required',
    ]);
    expect((await menus.call('root', '/menus', 'POST', { ...page, parent: null })).data.parent).toBeNull();
    expect(
      (await menus.call('root', '/menus', 'POST', { ...page, path: '/other', parent: 1 })).data.parent,
    ).toBe(1);
  });

  test('N2: refuses a reserved path', async () => {
    const page = { type: 'menu', component: 'entity/report/list' };
    for (const path of ['/404', '/401', '/login', '/redirect', '/redirect/x', '/dashboard', '/profile'])
      expect(rulesOf((await create({ ...page, path })).data.errors), path).toEqual(['path reservedPath']);
    expect(await faults(6, { path: '/404' })).toEqual(['path reservedPath']);
    const batch = { action: 'update', ids: [2], values: { parent: null, path: '/login' } };
    expect(rulesOf((await menus.call('root', '/menus/batch', 'POST', batch)).data.errors)).toEqual([
      'path reservedPath',
    ]);
    expect((await create({ ...page, path: '/dashboard', component: 'dashboard/index' })).status).toBe(200);
  });

  test('V4: refuses the path of another menu, and names it', async () => {
    const page = { type: 'menu', component: 'dashboard/index' };
    const { data } = await create({ ...page, path: '/home' });
    expect(data.errors).toEqual([
      {
        field: 'path',
        rule: 'samePath',
        params: { path: '/home', menu: 'home' },
        message: '“home” has the address /home already',
      },
    ]);
    expect(rulesOf((await create({ ...page, parent: 1, path: 'user' })).data.errors)).toEqual([
      'path samePath',
    ]);
    expect(rulesOf((await create({ ...page, path: '/system/user' })).data.errors)).toEqual(['path samePath']);
    expect(await faults(3, { path: 'user' })).toEqual(['path samePath']);
    // Its children get paths that other menus have.
    await create({ type: 'directory', path: '/other', component: 'Layout' });
    await create({ ...page, path: '/other/role' });
    expect(await faults(1, { path: '/other2' })).toEqual([]);
    expect(await faults(1, { version: 2, path: '/other' })).toEqual(['path samePath']);
  });

  test('V4: menus that already share a path are shown, and can be changed and corrected', async () => {
    await sql`insert into menu (name, type, path, component, sort, visible, keep_alive, always_show)
      values ('twin', 'menu', '/home', 'dashboard/index', 9, true, true, false)`.execute(
      menus.fixture.database.kysely,
    );
    const shown = async () => rulesOf((await menus.call('root', '/menus/tree')).data.faults);
    expect(await shown()).toEqual(['tree.6.path samePath', 'tree.7.path samePath']);
    expect((await put(7, { name: 'Twin' })).status).toBe(200);
    expect((await put(7, { version: 2, component: 'entity/store/list' })).status).toBe(200);
    expect((await put(7, { version: 3, path: '/twin' })).status).toBe(200);
    expect(await shown()).toEqual([]);
  });

  test('names the parameter that is not a text', async () => {
    const page = { type: 'menu', path: '/x', component: 'dashboard/index', params: { a: 'b', n: 1 } };
    expect((await create(page)).data.errors).toMatchObject([
      { field: 'params.n', message: 'Parameters: the value of n must be a text, in quotes' },
    ]);
  });

  test('V11: accepts any external URL', async () => {
    const link = { type: 'iframe', path: '/x' };
    for (const url of ['javascript:alert(1)', 'ftp://a', 'mailto:', 'tel: 1', '//a'])
      expect(rulesOf((await create({ ...link, url })).data.errors), url).toEqual(['url pattern']);
    const { id } = (await create({ ...link, url: 'mailto:a@b.com' })).data;
    for (const [at, url] of ['tel:123', 'HTTP://X.Y', 'https://x.y/z', '/guide/'].entries())
      expect((await put(id, { version: at + 1, url })).status, url).toBe(200);
  });

  test('has no cycles after any write', async () => {
    const { kysely } = menus.fixture.database;
    const move = (id: number, parent: number) =>
      sql`update menu set parent = ${parent} where id = ${id}`.execute(kysely);
    await expect(move(1, 1)).rejects.toMatchObject({ code: '23514', column: 'parent' });
    await expect(move(1, 4)).rejects.toMatchObject({ code: '23514' });
    await expect(
      sql`insert into menu (id, name, type, parent, sort, visible, keep_alive, always_show)
          values (90, 'a', 'directory', 91, 0, true, true, true), (91, 'b', 'directory', 90, 0, true, true, true)`.execute(
        kysely,
      ),
    ).rejects.toMatchObject({ code: '23514' });
    // The trigger checks the result of the whole statement.
    await sql`update menu set parent = case id when 1 then 3 end where id in (1, 3)`.execute(kysely);
    expect((await sql`select 1 from menu where id = 1 and parent = 3`.execute(kysely)).rows).toHaveLength(1);
  });

  test('has no cycles after concurrent moves', async () => {
    await put(3, { type: 'directory', component: 'Layout', parent: null });
    await put(6, { type: 'directory', component: 'Layout' });
    const answers = await Promise.all([
      menus.call('root', '/menus/3', 'PUT', { version: 2, parent: 6 }),
      menus.call('root', '/menus/6', 'PUT', { version: 2, parent: 3 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('does not delete a menu that is still referenced', async () => {
    const remove = (id: number) => menus.call('root', `/menus/${id}`, 'DELETE');
    expect(await remove(1)).toMatchObject({
      status: 409,
      msg: expect.stringMatching(/ has 2 menus and cannot be deleted\.$/),
    });
    expect(await remove(6)).toMatchObject({
      status: 409,
      msg: expect.stringMatching(/ has 2 roles and cannot be deleted\.$/),
    });
    expect((await remove(5)).status).toBe(200);
  });

  test('is deleted in one batch, children first', async () => {
    const above = (await create({ type: 'directory', path: '/a', component: 'Layout' })).data.id;
    const below = (path: string) =>
      create({ type: 'menu', path, component: 'dashboard/index', parent: above });
    const ids = [above, (await below('b')).data.id, (await below('c')).data.id];
    const remove = () => menus.call('root', '/menus/batch', 'POST', { action: 'delete', ids });
    const other = (await below('d')).data.id;
    expect(await remove()).toMatchObject({
      status: 409,
      msg: expect.stringMatching(/^(?!ID ).+ has 1 menu and cannot be deleted\.$/),
    });
    ids.push(other);
    expect(await remove()).toMatchObject({ status: 200, data: { count: 4 } });
  });

  test('warns of a component without a page, and stores it', async () => {
    const page = { type: 'menu', path: '/x' };
    const made = await create({ ...page, component: 'nothing/list' });
    expect(made.status).toBe(200);
    expect(made.data.warnings).toEqual([
      {
        field: 'component',
        rule: 'unknownComponent',
        params: { component: 'nothing/list' },
        message: 'There is no page nothing/list: the entry would show the 404 page',
      },
    ]);
    for (const component of ['entity/store/list', 'merchant/list', 'dashboard/index']) {
      expect((await create({ ...page, component })).data).not.toHaveProperty('warnings');
    }
    expect((await put(made.data.id, { component: 'entity/nothing/list' })).data.warnings).toHaveLength(1);
  });

  test('is read as often for a batch as for a change of one', async () => {
    const { database, context } = menus.fixture;
    const change = async (ids: number[], component: string) => {
      const { plugin, count } = readings();
      const counted = { ...database, kysely: database.kysely.withPlugin(plugin) };
      const own = createContext(counted, context.model, { now: () => new Date() });
      const body = { action: 'update', ids, values: { component } };
      await runBatch({ context: own, entity: entityNamed(own.model, 'menu'), actor: rootActor }, body);
      await own.events.close();
      return count();
    };
    // The first change also stores the state before it.
    await change([6], 'error/404');
    const one = await change([2], 'error/404');
    expect(one).toBeGreaterThan(0);
    expect(await change([2, 3, 6], 'error/401')).toBe(one);
  });

  const tree = async (): Promise<MenuEntry[]> => (await menus.call('root', '/menus/tree')).data.tree;
  test('is read with its revision, roles and warnings', async () => {
    await menus.call('root', '/menus/6', 'PUT', { version: 1, component: 'nothing/list' });
    const { data } = await menus.call('root', '/menus/tree');
    expect([data.revision, data.tree[0]]).toMatchObject([2, { id: 6, roles: ['ADMIN', 'PARTNER'] }]);
    expect(data.roles.map(({ code }: { code: string }) => code)).toContain('PARTNER');
    expect(rulesOf(data.warnings)).toEqual(['tree.6.component unknownComponent']);
    expect((await menus.call('partner', '/menus/tree')).status).toBe(403);
  });

  test('has a revision of a state that a change of a role made', async () => {
    const revision = async () => (await menus.call('root', '/menus/tree')).data.revision;
    expect([await revision(), await revision()]).toEqual([1, 1]);
    await menus.call('root', `/roles/${roleId('PARTNER')}`, 'PUT', { version: 1, menus: [] });
    expect(await revision()).toBe(2);
    expect((await menus.call('root', '/menu-revisions/2')).data.tree).toEqual(await tree());
  });

  test('adds the page of an entity with buttons for roles, in one step', async () => {
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
      // 17.25: the entity's own word for the action; other entities may have another word for the same name.
      { type: 'button', name: 'Put on shelf', perm: 'biz:commodity:putOnShelf', parent: page?.id },
    ]);
    expect(await faultOf({})).toMatchObject({ field: 'entity', rule: 'unique' });
    expect((await menus.call('partner', '/commodities')).status).toBe(200);
  });

  test('shows only the codes of roles to readers without permission to list roles', async () => {
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
      ];
    };
    const codes = named.map(({ code, name }) => [code, name, null]);
    expect(await seen()).toEqual([named, codes]);
    await menus.permit('ADMIN', 'sys:role:view');
    const [roles, impact] = await seen();
    expect(roles).toHaveLength(5);
    expect(impact).toContainEqual(['PARTNER', 'Name of PARTNER', 1]);
  });
});

/** Counts how often menus are read. */
function readings(): { plugin: KyselyPlugin; count: () => number } {
  let count = 0;
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (node.kind === 'RawNode' && /\bfrom menu\b/.test(node.sqlFragments.join(''))) count++;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { plugin, count: () => count };
}
