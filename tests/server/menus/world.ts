import { sql } from 'kysely';
import type { Envelope } from '../../../src/engine/schema/contract/envelope';
import type { MenuEntry } from '../../../src/engine/schema/menu/menu-entry';
import { loadModel } from '../../../src/engine/server/registry';
import { type Fixture, openFixture, roleId } from '../app/fixture';
import { emptyTables } from '../database/empty-tables';
import { type engines, openTables } from '../database/engines';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Answer {
  readonly status: number;
  readonly msg: string;
  // biome-ignore lint/suspicious/noExplicitAny: the tests say what they expect of it
  readonly data: any;
}

/** Ids are positions, from 1. */
export const menus = [
  { name: 'system', type: 'directory', path: '/system', component: 'Layout', sort: 2 },
  { name: 'users', type: 'menu', path: 'user', component: 'system/user/index', sort: 2, parent: 1 },
  { name: 'roles', type: 'menu', path: 'role', component: 'system/role/index', sort: 1, parent: 1 },
  { name: 'view', type: 'button', perm: 'sys:user:view', sort: 1, parent: 2 },
  { name: 'guide', type: 'iframe', path: '/guide', url: 'https://example.com/guide', sort: 1 },
  { name: 'home', type: 'menu', path: '/home', component: 'dashboard/index', sort: 0 },
] as const;

const held = [
  ['ADMIN', [1, 2, 4, 6]],
  ['PARTNER', [6]],
] as const;

/** A server with these menus, and helpers for tests of menus. */
export async function openMenus(engine: (typeof engines)[number], name: string) {
  const fixture = await openFixture({}, await openTables(engine, name, loadModel()));

  const call = async (
    username: Parameters<Fixture['signIn']>[0],
    url: string,
    method: Method = 'GET',
    payload?: object,
  ): Promise<Answer> => {
    const headers = await fixture.signIn(username);
    const answer = await fixture.app.inject({ method, url, headers, ...(payload && { payload }) });
    const { msg, data } = answer.json<Envelope<unknown>>();
    return { status: answer.statusCode, msg, data };
  };

  return {
    fixture,
    close: () => fixture.close(),
    call,
    async reset() {
      await fixture.reset();
      const { kysely } = fixture.database;
      await emptyTables(fixture.database, [
        'footwork.menu_draft',
        'footwork.menu_draft_gone',
        'footwork.menu_revision',
      ]);
      const rows = menus.map((menu) => ({ visible: true, keep_alive: true, always_show: false, ...menu }));
      await sql`
        insert into menu (name, type, path, component, url, perm, sort, parent, visible, keep_alive, always_show)
        select name, type, path, component, url, perm, sort, parent, visible, keep_alive, always_show
        from jsonb_populate_recordset(null::menu, ${JSON.stringify(rows)}::jsonb)`.execute(kysely);
      for (const [code, ids] of held) {
        await sql`
          insert into role__menus (owner, target, position)
          select ${roleId(code)}, id, nth - 1 from unnest(${[...ids]}::bigint[]) with ordinality as t (id, nth)`.execute(
          kysely,
        );
      }
    },
    /** Gives the role a button with the permission. */
    async permit(code: string, perm: string) {
      await sql`
        with button as (
          insert into menu (name, type, perm, parent, sort, visible, keep_alive, always_show)
          values (${perm}, 'button', ${perm}, 2, 9, true, true, false) returning id
        )
        insert into role__menus (owner, target, position) select ${roleId(code)}, id, 99 from button`.execute(
        fixture.database.kysely,
      );
      fixture.context.sessions.invalidateAll();
    },
    /** Publishes the draft as it is now. */
    async publish(id: number, username: 'root' | 'operator' = 'root', further: object = {}) {
      const { version = 1 } = (await call('root', `/menu-drafts/${id}`)).data ?? {};
      return call(username, `/menu-drafts/${id}/publish`, 'POST', { version, ...further });
    },
    /** Restores the revision. */
    async restore(id: number, username: 'root' | 'operator' = 'root') {
      const [newest] = (await call('root', '/menu-revisions')).data.list;
      return call(username, `/menu-revisions/${id}/restore`, 'POST', { newest: newest?.id ?? 1 });
    },
    /** A draft with a changed tree. */
    async draft(change: (tree: MenuEntry[]) => object[], username: 'root' | 'operator' = 'root') {
      const made = (await call(username, '/menu-drafts', 'POST', { name: 'Tidy up' })).data;
      const tree = change(made.tree);
      const answer = await call(username, `/menu-drafts/${made.id}`, 'PUT', { version: made.version, tree });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer));
      return answer.data as {
        id: number;
        version: number;
        based_on: number;
        tree: MenuEntry[];
        faults: Fault[];
        warnings: Fault[];
      };
    },
  };
}

export interface Fault {
  readonly field: string;
  readonly rule: string;
  readonly message: string;
}

export type Menus = Awaited<ReturnType<typeof openMenus>>;

/** `field rule` of each. */
export function rulesOf(faults: readonly Fault[]): string[] {
  return faults.map(({ field, rule }) => `${field} ${rule}`);
}
