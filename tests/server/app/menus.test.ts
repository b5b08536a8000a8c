import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Envelope } from '../../../src/engine/schema/contract/envelope';
import type { RouteRecord } from '../../../src/engine/schema/contract/route-record';
import { openForTests } from '../../support/open-for-tests';
import { type Fixture, openFixture, roleId } from './fixture';

const fixture = openForTests(() => openFixture());

/** Ids are positions, from 1. */
const menus = [
  {
    name: 'systemManagement',
    type: 'directory',
    path: '/system',
    component: 'Layout',
    sort: 2,
    redirect: '/system/user',
  },
  { name: 'partnerAccounts', type: 'menu', path: 'user', component: 'system/user/index', sort: 2, parent: 1 },
  {
    name: 'roleManagement',
    type: 'menu',
    path: 'role',
    component: 'entity/role/list',
    sort: 1,
    parent: 1,
    visible: false,
  },
  { name: 'view', type: 'button', perm: 'sys:user:view', sort: 1, parent: 2 },
  {
    name: 'document',
    type: 'iframe',
    path: '/document',
    url: 'https://example.com/guide',
    sort: 1,
    params: { a: 'b' },
  },
  {
    name: 'dashboard',
    type: 'menu',
    path: '/dashboard',
    component: 'dashboard/index',
    sort: 0,
    icon: 'dashboard',
  },
];

const held = [
  ['ADMIN', [2, 4, 5, 6]],
  ['PARTNER', [6]],
  ['IDLE', [6]],
] as const;

beforeAll(async () => {
  const { kysely } = fixture.database;
  const rows = menus.map((menu) => ({ visible: true, keep_alive: true, always_show: false, ...menu }));
  await sql`
    insert into menu (name, type, path, component, redirect, url, perm, icon, sort, parent, visible, keep_alive,
      always_show, params)
    select name, type, path, component, redirect, url, perm, icon, sort, parent, visible, keep_alive, always_show, params
    from jsonb_populate_recordset(null::menu, ${JSON.stringify(rows)}::jsonb)`.execute(kysely);
  for (const [code, ids] of held) {
    await sql`
      insert into role__menus (owner, target, position)
      select ${roleId(code)}, id, 0 from unnest(${[...ids]}::bigint[]) as id`.execute(kysely);
  }
});

async function routesOf(username: Parameters<Fixture['signIn']>[0], language = 'en'): Promise<RouteRecord[]> {
  const answer = await fixture.app.inject({
    url: '/menus/routes',
    headers: await fixture.signIn(username, language),
  });
  expect(answer.statusCode).toBe(200);
  return answer.json<Envelope<RouteRecord[]>>().data;
}

const names = (routes: readonly RouteRecord[]): unknown[] =>
  routes.map((route) => (route.children.length > 0 ? [route.name, ...names(route.children)] : route.name));

test('a role leads to its menus and to what is above them, in order', async () => {
  expect(names(await routesOf('operator'))).toEqual([
    'dashboard',
    'document',
    ['systemManagement', 'partnerAccounts'],
  ]);
  expect(names(await routesOf('partner'))).toEqual(['dashboard']);
});

test('no role, or a disabled one, leads nowhere', async () => {
  expect(await routesOf('store')).toEqual([]);
  expect(await routesOf('clerk')).toEqual([]);
});

test('ROOT sees every menu, and the entities and pages that no menu shows', async () => {
  const routes = await routesOf('root');
  expect(names(routes.slice(0, -1))).toEqual([
    'dashboard',
    'document',
    ['systemManagement', 'roleManagement', 'partnerAccounts'],
  ]);
  const unplaced = routes.at(-1);
  expect(unplaced).toMatchObject({ path: '/entity', name: 'unplaced', component: 'Layout' });
  const components = unplaced?.children.map((route) => route.component);
  expect(components).toEqual(expect.arrayContaining(['entity/menu/list', 'entity/store/list']));
  // Menus show both: one by its list, the other by the button that permits to see it.
  expect(components).not.toContain('entity/role/list');
  expect(components).not.toContain('entity/manager/list');
  // 17.25: pages without an entity, but not those that are available without a menu.
  expect(unplaced?.children).toContainEqual(
    expect.objectContaining({ path: '/page/report/recording', component: 'report/recording' }),
  );
  const hasFixed = components?.some((component) => /^(error|profile|dashboard)\//.test(component));
  expect(hasFixed).toBe(false);
  expect(unplaced?.children[0]).toMatchObject({ path: '/entity/announcement', name: 'Announcements' });
});

describe('a route', () => {
  test('tells all there is to know of a menu', async () => {
    const [dashboard] = await routesOf('operator');
    expect(dashboard).toEqual({
      path: '/dashboard',
      name: 'dashboard',
      component: 'dashboard/index',
      meta: {
        title: 'dashboard',
        icon: 'dashboard',
        hidden: false,
        alwaysShow: false,
        keepAlive: true,
        roles: ['ADMIN', 'PARTNER'],
        params: {},
      },
      children: [],
    });
  });

  test('of a directory carries the roles of what is below', async () => {
    const system = (await routesOf('operator')).at(-1);
    expect(system).toMatchObject({ redirect: '/system/user', meta: { roles: ['ADMIN'] } });
  });

  test('of an iframe carries its address', async () => {
    const document = (await routesOf('operator'))[1];
    expect(document).toMatchObject({
      component: 'iframe',
      meta: { params: { a: 'b', url: 'https://example.com/guide' } },
    });
  });

  test('that is not shown is hidden, not missing', async () => {
    const system = (await routesOf('root')).find((route) => route.name === 'systemManagement');
    expect(system?.children[0]?.meta).toMatchObject({ hidden: true, roles: [] });
  });
});
