import { sql } from 'kysely';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { MenuEntry } from '../../../src/engine/schema/menu/menu-entry';
import { openForTests } from '../../support/open-for-tests';
import { roleId } from '../app/fixture';
import { oneEngine } from '../database/engines';
import { openMenus } from './world';

describe.each(oneEngine)('revisions of menus on %s', (engine) => {
  const menus = openForTests(() => openMenus(engine, 'menu_revisions'));

  beforeEach(() => menus.reset());

  const list = async (query = '') => (await menus.call('root', `/menu-revisions${query}`)).data.list;
  const tree = async (id: number): Promise<MenuEntry[]> =>
    (await menus.call('root', `/menu-revisions/${id}`)).data.tree;
  const restore = (id: number) => menus.restore(id);

  test('keep every state, including the one before the first change', async () => {
    await menus.call('root', '/menus/6', 'PUT', { version: 1, name: 'start' });
    await menus.call('root', '/menus/5', 'DELETE');
    expect(await list()).toMatchObject([
      { id: 3, entries: 5, actor_name: 'Root', summary: { kind: 'removed', name: 'guide', count: 1 } },
      { id: 2, entries: 6, actor_name: 'Root', summary: { kind: 'changed', name: 'start', count: 1 } },
      { id: 1, entries: 6, actor_name: '', summary: null },
    ]);
    expect((await list('?before=2')).map(({ id }: { id: number }) => id)).toEqual([1]);
    expect((await tree(1)).find(({ id }) => id === 6)).toMatchObject({
      name: 'home',
      roles: ['ADMIN', 'PARTNER'],
    });
    expect((await tree(2)).find(({ id }) => id === 6)).toMatchObject({ name: 'start' });
    expect((await menus.call('root', '/menu-revisions/9')).status).toBe(404);
    expect((await menus.call('root', '/menu-revisions?before=x')).status).toBe(400);
  });

  test('date the first state by its menus', async () => {
    const { kysely } = menus.fixture.database;
    await sql`update menu set update_time = timestamptz '2024-05-01 08:00Z' + id % 3 * interval '1 day'`.execute(
      kysely,
    );
    await menus.call('root', '/menus/6', 'PUT', { version: 1, name: 'start' });
    expect((await list('?before=2'))[0].at).toBe('2024-05-03T08:00:00.000Z');
  });

  test('are paged by a hundred, and say whether there are more', async () => {
    const { kysely } = menus.fixture.database;
    const keep = (count: number) =>
      sql`insert into footwork.menu_revision (actor_name, at, tree)
          select '', now(), '[]' from generate_series(1, ${count}::int)`.execute(kysely);
    const page = async (query = '') => (await menus.call('root', `/menu-revisions${query}`)).data;
    await keep(100);
    expect(await page()).toMatchObject({ list: { length: 100 }, older: null });
    await keep(1);
    const first = await page();
    expect([first.list.length, first.list.at(-1).id, first.older]).toEqual([100, 2, 1]);
    expect(await page('?before=2')).toMatchObject({ list: [{ id: 1 }], older: null });
  });

  test('invalidate all sessions even if they cannot be stored', async () => {
    const { database, context } = menus.fixture;
    await menus.call('root', '/menus/6', 'PUT', { version: 1, name: 'start' });
    await sql`alter table footwork.menu_revision add constraint full_up check (false) not valid`.execute(
      database.kysely,
    );
    const invalidateAll = vi.spyOn(context.sessions, 'invalidateAll');
    const { status } = await menus.call('root', '/menus/6', 'PUT', { version: 2, name: 'home' });
    await sql`alter table footwork.menu_revision drop constraint full_up`.execute(database.kysely);
    expect(status).toBe(500);
    expect(invalidateAll).toHaveBeenCalledOnce();
  });

  test('are one for a batch', async () => {
    const body = { action: 'update', ids: [2, 3, 5, 6], values: { keep_alive: false } };
    expect((await menus.call('root', '/menus/batch', 'POST', body)).data).toEqual({ count: 4 });
    expect(await list()).toHaveLength(2);
  });

  test('are restored completely: ids, positions and roles', async () => {
    const before = (await menus.call('root', '/menus/routes')).data;
    const roles = async () => (await menus.call('root', `/roles/${roleId('ADMIN')}`)).data.menus.toSorted();
    const held = await roles();
    const draft = await menus.draft((entries) => entries.filter(({ id }) => id > 4));
    expect((await menus.publish(draft.id)).status).toBe(200);
    expect(await roles()).toEqual([6]);
    const { status, data } = await restore(1);
    expect([status, data]).toEqual([200, { revision: 3, ids: {} }]);
    expect((await menus.call('root', '/menus/routes')).data).toEqual(before);
    expect(await roles()).toEqual(held);
    expect((await menus.call('root', '/menus/2')).data).toMatchObject({ version: 3 });
    const history = (await menus.call('root', '/menus/2/history')).data.list;
    expect(
      history.map(({ version, action }: { version: number; action: string }) => [version, action]),
    ).toEqual([
      [3, 'create'],
      [2, 'delete'],
    ]);
    expect(await tree(3)).toEqual(await tree(1));
    expect((await list())[0]).toMatchObject({ note: null, restored_from: 1, actor_name: 'Root' });
  });

  test('are restored only if the newest revision is known', async () => {
    await menus.call('root', '/menus/6', 'PUT', { version: 1, name: 'start' });
    await menus.call('root', '/menus/6', 'PUT', { version: 2, name: 'begin' });
    const onto = (newest: unknown) => menus.call('root', '/menu-revisions/1/restore', 'POST', { newest });
    expect((await onto(2)).status).toBe(409);
    expect((await onto('x')).status).toBe(422);
    expect((await onto(undefined)).status).toBe(422);
    // A later change of a role's menus is no conflict, because it made no revision that the caller could know.
    await menus.call('root', `/roles/${roleId('PARTNER')}`, 'PUT', { version: 1, menus: [] });
    expect((await onto(3)).status).toBe(200);
  });

  test('V4: are restored with a path that two menus shared then', async () => {
    await sql`update menu set path = 'user' where id = 3`.execute(menus.fixture.database.kysely);
    expect((await menus.call('root', '/menus/3', 'PUT', { version: 1, path: 'role' })).status).toBe(200);
    expect((await restore(1)).status).toBe(200);
    const { faults } = (await menus.call('root', '/menus/tree')).data;
    expect(faults).toMatchObject([{ field: 'tree.3.path' }, { field: 'tree.2.path' }]);
  });

  test('are restored without deleted roles', async () => {
    await menus.call('root', '/menus/6', 'PUT', { version: 1, sort: 4 });
    await menus.call('root', `/roles/${roleId('PARTNER')}`, 'PUT', { version: 1, menus: [] });
    await menus.call('root', `/manger/3`, 'DELETE');
    expect((await menus.call('root', `/roles/${roleId('PARTNER')}`, 'DELETE')).status).toBe(200);
    expect((await restore(1)).status).toBe(200);
    expect((await menus.call('root', '/menus/6')).data).toMatchObject({ sort: 0 });
  });
});
