import { rootRole } from '../../entity/access/actor';
import type { RouteRecord } from '../../entity/contract/route-record';
import { fullPath, type MenuEntry } from '../../entity/menu/menu-entry';

/**
 * The routes that a holder of these roles may see, of menus given in the order in which they are shown:
 * those the roles hold and what leads there. ROOT sees all.
 */
export function menuTree(menus: readonly MenuEntry[], roles: readonly string[]): RouteRecord[] {
  const byId = new Map(menus.map((menu) => [menu.id, menu]));
  const below = new Map<number | null, MenuEntry[]>();
  for (const menu of menus) {
    if (menu.type !== 'button') below.set(menu.parent, [...(below.get(menu.parent) ?? []), menu]);
  }
  const routesOf = (parent: number | null): RouteRecord[] =>
    (below.get(parent) ?? []).flatMap((menu) => {
      const children = routesOf(menu.id);
      const isHeld = roles.includes(rootRole) || menu.roles.some((role) => roles.includes(role));
      return isHeld || children.length > 0 ? [routeOf(menu, redirectOf(menu, byId), children)] : [];
    });
  return routesOf(null);
}

function redirectOf(menu: MenuEntry, byId: ReadonlyMap<number, MenuEntry>): string | null {
  const target = menu.target_menu === null ? undefined : byId.get(menu.target_menu);
  return menu.redirect ?? (target ? fullPath(target, byId) : null);
}

function routeOf(menu: MenuEntry, redirect: string | null, children: RouteRecord[]): RouteRecord {
  return {
    path: menu.path ?? '',
    name: menu.route_name ?? menu.name,
    component: menu.type === 'iframe' ? 'iframe' : (menu.component ?? ''),
    ...(redirect && { redirect }),
    meta: {
      title: menu.name,
      icon: menu.icon,
      hidden: !menu.visible,
      alwaysShow: menu.always_show,
      keepAlive: menu.keep_alive,
      // The console keeps a route by its roles: one that leads to a permitted route must carry that one's.
      roles: [...new Set([...menu.roles, ...children.flatMap((child) => child.meta.roles)])].sort(),
      params: { ...menu.params, ...(menu.url && { url: menu.url }) },
    },
    children,
  };
}
