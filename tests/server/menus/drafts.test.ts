import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { MenuEntry } from '../../../src/engine/schema/menu/menu-entry';
import { openForTests } from '../../support/open-for-tests';
import { roleId } from '../app/fixture';
import { oneEngine } from '../database/engines';
import { type Answer, openMenus, rulesOf } from './world';

describe.each(oneEngine)('drafts of menus on %s', (engine) => {
  const menus = openForTests(() => openMenus(engine, 'menu_drafts'));

  beforeEach(() => menus.reset());

  const changed = (tree: MenuEntry[], id: number, values: Partial<MenuEntry>) =>
    tree.map((entry) => (entry.id === id ? { ...entry, ...values } : entry));
  const publish = (id: number, further?: object) => menus.publish(id, 'root', further);
  const published = async (): Promise<MenuEntry[]> => {
    const { data } = await menus.call('root', '/menu-drafts', 'POST', { name: 'Look' });
    return data.tree;
  };
  const named = async (name: string) => (await published()).find((entry) => entry.name === name);
  const impact = async (id: number, side?: string) =>
    (await menus.call('root', `/menu-drafts/${id}/impact${side ? `?side=${side}` : ''}`)).data;

  /** A new directory with a page for PARTNER, the users moved into it, the guide gone, home renamed. */
  const tidied = (tree: MenuEntry[]): object[] => [
    ...changed(tree, 2, { parent: -1 })
      .map((entry) => (entry.id === 6 ? { ...entry, name: 'start' } : entry))
      .filter(({ id }) => id !== 5),
    {
      id: -1,
      type: 'directory',
      name: 'people',
      path: '/people',
      component: 'Layout',
      target_menu: -2,
      sort: 3,
    },
    {
      id: -2,
      type: 'menu',
      name: 'stores',
      path: 'stores',
      component: 'merchant/list',
      parent: -1,
      roles: ['PARTNER'],
    },
  ];

  test('start from the published menus, with their author', async () => {
    const { data } = await menus.call('root', '/menu-drafts', 'POST', { name: 'Tidy up' });
    expect(data).toMatchObject({ name: 'Tidy up', version: 1, based_on: 1, faults: [], warnings: [] });
    expect(data.tree.map(({ id }: MenuEntry) => id)).toEqual([6, 3, 4, 5, 1, 2]);
    expect(data.tree[0]).toMatchObject({ name: 'home', roles: ['ADMIN', 'PARTNER'] });
    const { list } = (await menus.call('root', '/menu-drafts')).data;
    expect(list).toMatchObject([{ id: data.id, create_name: 'Root', entries: 6, isBehind: false }]);
    expect((await menus.call('root', `/menu-drafts/${data.id}`)).data).toEqual(data);
    expect((await menus.call('root', `/menu-drafts/${data.id}`, 'DELETE')).status).toBe(200);
    expect((await menus.call('root', `/menu-drafts/${data.id}`)).status).toBe(404);
  });

  test('are based on the given revision, which must exist', async () => {
    const tree = changed(await published(), 6, { name: 'start' });
    await menus.call('root', '/menus/5', 'PUT', { version: 1, name: 'manual' });
    const begin = (based_on?: number, entries: object[] = tree) =>
      menus.call('root', '/menu-drafts', 'POST', { name: 'Kept', tree: entries, based_on });
    const { status, data } = await begin(1);
    expect([status, data.based_on, data.faults]).toEqual([200, 1, []]);
    expect((await publish(data.id)).status).toBe(200);
    expect([await named('start'), await named('manual')].map((entry) => entry?.id)).toEqual([6, 5]);
    const faultsOf = async (answer: Promise<Answer>) => rulesOf((await answer).data.errors);
    expect(await faultsOf(begin(99))).toEqual(['based_on reference']);
    expect(await faultsOf(begin())).toEqual(['based_on required']);
    const unknown = { id: 99, type: 'menu', name: 'x' };
    expect(await faultsOf(begin(1, [unknown]))).toEqual(['tree.99.id reference']);
  });

  test('E3: may contain menus that others have deleted meanwhile', async () => {
    const gone = await menus.draft(tidied);
    const { revision } = (await publish(gone.id)).data;
    const kept = await published();
    const pruned = await menus.draft((tree) =>
      tree
        .filter(({ id }) => id !== 7 && id !== 8)
        .map((entry) => (entry.parent === 7 ? { ...entry, parent: 1 } : entry)),
    );
    expect((await publish(pruned.id)).status).toBe(200);
    const body = { name: 'Kept', tree: changed(kept, 8, { name: 'shops' }), based_on: revision };
    const { status, data } = await menus.call('root', '/menu-drafts', 'POST', body);
    expect([status, data.faults]).toEqual([200, []]);
    const { collisions, next, newest } = await impact(data.id, 'mine');
    expect(collisions).toEqual([{ id: 8, name: 'shops', fields: [] }]);
    const ids = next.map(({ id }: MenuEntry) => id);
    expect([ids.includes(7), ids.includes(8)]).toEqual([false, true]);
    const put = (version: number, tree: MenuEntry[]) =>
      menus.call('root', `/menu-drafts/${data.id}`, 'PUT', { version, tree });
    expect(
      (
        await put(
          1,
          kept.filter(({ id }) => id !== 8),
        )
      ).status,
    ).toBe(200);
    const mine = changed(kept, 8, { name: 'mine', parent: null, path: '/mine' });
    expect((await put(2, mine)).status).toBe(200);
    expect((await publish(data.id, { side: 'mine', newest })).status).toBe(200);
    expect(await named('mine')).toMatchObject({ id: 8 });
  });

  test('move on one version at a time', async () => {
    const draft = await menus.draft((tree) => tree);
    expect(draft.version).toBe(2);
    const late = await menus.call('root', `/menu-drafts/${draft.id}`, 'PUT', { version: 1, name: 'Late' });
    expect(late).toMatchObject({ status: 409, data: { record: { version: 2 }, fields: ['tree'] } });
    expect((await menus.call('root', `/menu-drafts/${draft.id}`, 'DELETE')).status).toBe(200);
  });

  test('may be unfinished, and say what is missing', async () => {
    const draft = await menus.draft((tree) => [
      ...changed(changed(tree, 1, { parent: 3 }), 3, { parent: 1 }),
      { id: -1, type: 'menu', name: ' ', parent: 77, component: 'nothing/list', url: 'no' },
      { id: -2, type: 'button', name: 'b', perm: 'sys:b:c' },
    ]);
    expect(rulesOf(draft.faults).sort()).toEqual([
      'tree.-1.name required',
      'tree.-1.parent reference',
      'tree.-1.path required',
      'tree.-1.url notApplicable',
      'tree.-2.parent parentMissing',
      'tree.1.parent ownDescendant',
      'tree.3.parent ownDescendant',
    ]);
    expect(draft.faults.find(({ field }) => field === 'tree.-1.path')?.message).toBe('Path cannot be empty');
    expect(rulesOf(draft.warnings)).toEqual(['tree.-1.component unknownComponent']);
    expect((await impact(draft.id)).faults).toEqual(
      draft.faults.map((fault: object) => ({ ...fault, isKnown: false })),
    );
    const refused = await publish(draft.id);
    expect([refused.status, refused.data.errors]).toEqual([422, draft.faults]);
    expect((await menus.call('root', '/menus')).data.total).toBe(6);
  });

  test('N2, V4: report reserved and duplicate paths, and are not published with them', async () => {
    const draft = await menus.draft((tree) =>
      changed(changed(tree, 3, { path: 'user' }), 6, { path: '/404' }),
    );
    expect(rulesOf(draft.faults)).toEqual([
      'tree.6.path reservedPath',
      'tree.3.path samePath',
      'tree.2.path samePath',
    ]);
    const refused = await publish(draft.id);
    expect([refused.status, refused.data.errors]).toEqual([422, draft.faults]);
  });

  test('V4: are published with a path that two menus shared before, with a warning', async () => {
    await sql`update menu set path = 'user' where id = 3`.execute(menus.fixture.database.kysely);
    const draft = await menus.draft((tree) => changed(tree, 6, { name: 'start' }));
    for (const { faults, warnings } of [draft, await impact(draft.id)]) {
      expect([rulesOf(faults), rulesOf(warnings)]).toEqual([
        [],
        ['tree.3.path samePath', 'tree.2.path samePath'],
      ]);
    }
    expect((await publish(draft.id)).status).toBe(200);
    const third = await menus.draft((tree) => changed(tree, 6, { path: '/system/user' }));
    expect(rulesOf((await impact(third.id)).faults)).toEqual(['tree.6.path samePath']);
    expect((await publish(third.id)).status).toBe(422);
  });

  test('distinguish their own faults from published ones, and answer both trees', async () => {
    await sql`update menu set parent = 5 where id = 2`.execute(menus.fixture.database.kysely);
    const draft = await menus.draft((tree) =>
      changed(changed(tree, 6, { path: null }), 3, { parent: null, path: '/role' }),
    );
    const { faults, current, next } = await impact(draft.id);
    const known = faults.map(({ field, isKnown }: { field: string; isKnown: boolean }) => [field, isKnown]);
    expect(known.sort()).toEqual([
      ['tree.2.parent', true],
      ['tree.6.path', false],
    ]);
    const parents = [current, next].map((tree) => tree.find(({ id }: MenuEntry) => id === 3).parent);
    expect(parents).toEqual([1, null]);
  });

  test('accept only storable values', async () => {
    const { id } = await menus.draft((tree) => tree);
    const put = async (tree: object[]) =>
      rulesOf((await menus.call('root', `/menu-drafts/${id}`, 'PUT', { version: 2, tree })).data.errors);
    const entry = { id: 6, type: 'menu', name: 'x' };
    expect(await put([entry, entry])).toEqual(['tree.6.id unique']);
    expect(await put([{ ...entry, id: 99 }])).toEqual(['tree.99.id reference']);
    expect(await put([{ ...entry, id: 0 }])).toEqual(['tree.0.id invalid']);
    expect(await put([{ ...entry, surprise: 1 }])).toEqual(['tree.0.surprise unknownField']);
    expect(await put([{ ...entry, sort: 'first' }])).toEqual(['tree.0.sort type']);
    expect(await put([{ ...entry, type: 'page' }])).toEqual(['tree.0.type enum']);
  });

  test('report what each role gains and loses', async () => {
    const draft = await menus.draft((tree) => tidied(tree).filter((entry) => (entry as MenuEntry).id !== 4));
    const { roles, vanished, collisions } = await impact(draft.id);
    expect(collisions).toEqual([]);
    expect(vanished).toEqual([
      { path: '/guide', name: 'guide' },
      { path: '/system/user', name: 'users' },
    ]);
    const of = (code: string) => roles.find(({ role }: { role: string }) => role === code);
    expect(of('ADMIN')).toEqual({
      role: 'ADMIN',
      name: 'ADMIN',
      accounts: 1,
      gained: [{ path: '/people/user', name: 'users' }],
      lost: [{ path: '/system/user', name: 'users' }],
      gainedPerms: [],
      lostPerms: ['sys:user:view'],
    });
    expect(of('PARTNER')).toMatchObject({ gained: [{ path: '/people/stores', name: 'stores' }], lost: [] });
    expect(of('STORE')).toMatchObject({ gained: [], lost: [] });
    expect(of('IDLE')).toBeUndefined();
  });

  test('become the navigation, with their history, at once', async () => {
    const draft = await menus.draft(tidied);
    const partner = async () =>
      (await menus.call('partner', '/menus/routes')).data.map((r: MenuEntry) => r.name);
    expect(await partner()).toEqual(['home']);
    const { status, data } = await publish(draft.id, { version: 2, note: 'Spring' });
    expect([status, data]).toEqual([200, { revision: 2, ids: { '-1': 7, '-2': 8 } }]);
    expect(await partner()).toEqual(['start', 'people']);
    expect((await menus.call('root', '/menus/5')).status).toBe(404);
    expect((await menus.call('root', '/menus/7')).data).toMatchObject({
      target_menu: 8,
      version: 1,
      create_by: 1,
    });
    expect((await menus.call('root', '/menus/2')).data).toMatchObject({
      parent: 7,
      version: 2,
      update_by: 1,
    });
    const history = async (url: string) => (await menus.call('root', `${url}/history`)).data.list;
    expect(await history('/menus/2')).toMatchObject([
      { version: 2, action: 'update', changes: { parent: [1, 7] } },
    ]);
    expect(await history('/menus/8')).toMatchObject([{ version: 1, action: 'create', actor: 'Root' }]);
    expect(await history(`/roles/${roleId('PARTNER')}`)).toMatchObject([
      { version: 2, action: 'update', changes: { menus: [[6], [6, 8]] } },
    ]);
    expect((await menus.call('root', `/roles/${roleId('PARTNER')}`)).data).toMatchObject({
      version: 2,
      menus: [6, 8],
    });
    const gone = sql`select version, action from footwork.history where entity = 'menu' and record_id = 5`;
    expect((await gone.execute(menus.fixture.database.kysely)).rows).toEqual([
      { version: 2, action: 'delete' },
    ]);
    expect((await menus.call('root', `/menu-drafts/${draft.id}`)).status).toBe(404);
    const { list } = (await menus.call('root', '/menu-revisions')).data;
    expect(list).toMatchObject([
      { id: 2, note: 'Spring', actor_name: 'Root', entries: 7 },
      { id: 1, note: null, entries: 6 },
    ]);
  });

  test('swap parents and children, and remove branches', async () => {
    await menus.call('root', '/menus/3', 'PUT', { version: 1, type: 'directory', component: 'Layout' });
    const swapped = await menus.draft((tree) =>
      changed(changed(tree, 1, { parent: 3 }), 3, { parent: null }),
    );
    expect((await publish(swapped.id)).status).toBe(200);
    expect(await named('system')).toMatchObject({ parent: 3 });
    const pruned = await menus.draft((tree) => tree.filter(({ id }) => id === 6));
    expect((await publish(pruned.id)).status).toBe(200);
    expect((await published()).map(({ id }) => id)).toEqual([6]);
    expect((await menus.call('root', `/roles/${roleId('ADMIN')}`)).data.menus).toEqual([6]);
  });

  test('are merged with what was published meanwhile', async () => {
    const draft = await menus.draft((tree) => changed(tree, 6, { name: 'start' }));
    expect((await menus.call('root', '/menus/6', 'PUT', { version: 1, icon: 'home' })).status).toBe(200);
    const added = { parent: null, name: 'late', type: 'menu', path: '/late', component: 'error/404' };
    await menus.call('root', '/menus', 'POST', added);
    expect((await menus.call('root', '/menu-drafts')).data.list).toMatchObject([{ isBehind: true }]);
    expect((await publish(draft.id)).status).toBe(200);
    expect(await named('start')).toMatchObject({ icon: 'home' });
    expect(await named('late')).toBeDefined();
  });

  test('do not overwrite what was published meanwhile', async () => {
    const draft = await menus.draft((tree) =>
      changed(tree, 6, { name: 'start' }).filter(({ id }) => id !== 5),
    );
    await menus.call('root', '/menus/6', 'PUT', { version: 1, name: 'begin' });
    await menus.call('root', '/menus/5', 'PUT', { version: 1, sort: 7 });
    const collisions = [
      { id: 6, name: 'start', fields: ['name'] },
      { id: 5, name: 'guide', fields: [] },
    ];
    expect((await impact(draft.id)).collisions).toEqual(collisions);
    expect(await publish(draft.id)).toMatchObject({ status: 409, data: { fields: ['tree'], collisions } });
    expect(await named('begin')).toBeDefined();
  });

  test('are published with one side winning all collisions, as the error requires', async () => {
    const change = (tree: MenuEntry[]) =>
      changed(changed(tree, 6, { name: 'start', sort: 4 }), 3, { sort: 9 }).filter(({ id }) => id !== 5);
    const [mine, theirs] = [await menus.draft(change), await menus.draft(change)];
    await menus.call('root', '/menus/6', 'PUT', { version: 1, name: 'begin', icon: 'home' });
    await menus.call('root', '/menus/5', 'PUT', { version: 1, sort: 7 });
    await menus.call('root', '/menus/3', 'DELETE');
    const collisions = [
      { id: 6, name: 'start', fields: ['name'] },
      { id: 3, name: 'roles', fields: [] },
      { id: 5, name: 'guide', fields: [] },
    ];
    const { base, current, newest, ...found } = await impact(mine.id);
    expect([found.collisions, newest]).toEqual([collisions, 4]);
    const names = [base, current].map((tree) => tree.find(({ id }: MenuEntry) => id === 6).name);
    expect(names).toEqual(['home', 'begin']);
    // Without a decision, and with one from before something else was published.
    for (const decision of [{}, { side: 'mine' }, { side: 'mine', newest: 3 }]) {
      const { status, data } = await publish(mine.id, decision);
      expect([status, data.collisions]).toEqual([409, collisions]);
    }
    expect((await publish(mine.id, { side: 'x', newest: 4 })).status).toBe(422);
    expect((await menus.call('root', `/menu-drafts/${mine.id}/impact?side=x`)).status).toBe(400);
    const taken = (await impact(theirs.id, 'theirs')).next;
    expect(taken.map(({ id, name, sort }: MenuEntry) => [id, name, sort])).toEqual([
      [6, 'begin', 4],
      [4, 'view', 1],
      [1, 'system', 2],
      [2, 'users', 2],
      [5, 'guide', 7],
    ]);
    expect((await publish(mine.id, { side: 'mine', newest })).status).toBe(200);
    expect(await named('start')).toMatchObject({ id: 6, sort: 4, icon: 'home' });
    expect(await named('guide')).toBeUndefined();
    // A menu deleted meanwhile is restored with its id.
    expect(await named('roles')).toMatchObject({ id: 3, sort: 9 });
  });

  test('report who published or deleted them', async () => {
    const [deleted, other] = [await menus.draft((tree) => tree), await menus.draft((tree) => tree)];
    await menus.call('root', `/menu-drafts/${deleted.id}`, 'DELETE');
    await publish(other.id);
    const gone = async (id: number) => {
      const { status, data } = await menus.call('root', `/menu-drafts/${id}`, 'PUT', { version: 2 });
      return [status, data?.gone];
    };
    expect(await gone(deleted.id)).toEqual([404, { way: 'deleted', by: 'Root', became: null }]);
    expect(await gone(other.id)).toEqual([
      404,
      { way: 'published', by: 'Root', became: { revision: 2, ids: {} } },
    ]);
    expect((await menus.call('root', `/menu-drafts/${deleted.id}/impact`)).data).toEqual({
      gone: { way: 'deleted', by: 'Root', became: null },
    });
    expect(await menus.call('root', '/menu-drafts/99')).toMatchObject({ status: 404, data: null });
  });

  test('need their permissions, and the permission to change roles if they do', async () => {
    const status = async (url: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE' = 'GET', body?: object) =>
      (await menus.call('operator', url, method, body)).status;
    const doors = () =>
      Promise.all([
        status('/menu-drafts'),
        status('/menu-drafts', 'POST', { name: 'x' }),
        status('/menu-drafts/999/publish', 'POST', { version: 1 }),
        status('/menu-revisions/999/restore', 'POST', { newest: 1 }),
      ]);
    expect(await doors()).toEqual([403, 403, 403, 403]);
    await menus.permit('ADMIN', 'sys:menu:view');
    expect(await doors()).toEqual([200, 403, 403, 403]);
    await menus.permit('ADMIN', 'sys:menu:edit');
    expect(await doors()).toEqual([200, 200, 403, 403]);
    await menus.permit('ADMIN', 'sys:menu:publish');
    expect(await doors()).toEqual([200, 200, 404, 404]);
    const plain = await menus.draft((tree) => changed(tree, 5, { sort: 8 }), 'operator');
    expect((await menus.publish(plain.id, 'operator')).status).toBe(200);
    const taking = await menus.draft((tree) => tree.filter(({ id }) => id !== 6), 'operator');
    expect((await menus.publish(taking.id, 'operator')).status).toBe(403);
    const granting = await menus.draft((tree) => changed(tree, 3, { roles: ['ADMIN'] }), 'operator');
    expect((await menus.publish(granting.id, 'operator')).status).toBe(403);
    await menus.permit('ADMIN', 'sys:role:edit');
    expect((await menus.publish(granting.id, 'operator')).status).toBe(200);
    expect((await menus.publish(taking.id, 'operator')).status).toBe(200);
  });

  test('are refused without permission to see menus, whatever other permissions there are', async () => {
    const { id, version } = await menus.draft((tree) => tree);
    for (const verb of ['edit', 'publish']) await menus.permit('ADMIN', `sys:menu:${verb}`);
    const one = `/menu-drafts/${id}`;
    for (const [method, url, body] of [
      ['POST', '/menu-drafts', { name: 'x' }],
      ['PUT', one, { version }],
      ['POST', `${one}/publish`, { version: 1 }],
      ['DELETE', `${one}?version=1`],
    ] as const) {
      expect(await menus.call('operator', url, method, body)).toMatchObject({ status: 403, data: null });
    }
  });

  test('take nothing from the roles of the account that publishes or restores', async () => {
    const before = await menus.draft((tree) => changed(tree, 4, { roles: [] }));
    expect((await publish(before.id)).status).toBe(200);
    const given = await menus.draft((tree) => changed(tree, 4, { roles: ['ADMIN', 'PARTNER'] }));
    expect((await publish(given.id)).status).toBe(200);
    for (const perm of ['menu:view', 'menu:edit', 'menu:publish', 'role:edit']) {
      await menus.permit('ADMIN', `sys:${perm}`);
    }
    const refusal = async (answer: Promise<Answer>) => {
      const { status, data } = await answer;
      return [status, rulesOf(data.errors)];
    };
    const refused = [422, [' ownRoleLoses']];
    const taking = await menus.draft((tree) => changed(tree, 4, { roles: ['PARTNER'] }), 'operator');
    expect(await refusal(menus.publish(taking.id, 'operator'))).toEqual(refused);
    const { list } = (await menus.call('root', '/menu-revisions')).data;
    expect(await refusal(menus.restore(list.at(-2).id, 'operator'))).toEqual(refused);
  });

  test('do not let a menu of a role permit more', async () => {
    for (const verb of ['view', 'edit', 'publish']) await menus.permit('ADMIN', `sys:menu:${verb}`);
    const publish = async (change: object) => {
      const { id } = await menus.draft((tree) => changed(tree, 4, change), 'operator');
      return (await menus.publish(id, 'operator')).status;
    };
    expect(await publish({ perm: 'sys:menu:view' })).toBe(403);
    expect(await publish({ sort: 7 })).toBe(200);
    await menus.permit('ADMIN', 'sys:role:edit');
    expect(await publish({ perm: 'sys:user:edit' })).toBe(403);
    expect(await publish({ perm: 'sys:menu:view' })).toBe(422);
    await menus.permit('ADMIN', 'sys:user:view');
    expect(await publish({ perm: 'sys:menu:view' })).toBe(200);
    await sql`delete from role__menus where target in (
      select id from menu where perm = 'sys:role:edit')`.execute(menus.fixture.database.kysely);
    menus.fixture.context.sessions.invalidateAll();
    const { list } = (await menus.call('root', '/menu-revisions')).data;
    const restored = await menus.restore(list.at(-1).id, 'operator');
    expect(restored.status).toBe(403);
  });
});
