import { rootRole } from '../../schema/access/actor';
import type { MenuOption } from '../../schema/contract/menu-option';
import type { RouteRecord } from '../../schema/contract/route-record';
import { fullPath, type MenuEntry } from '../../schema/menu/menu-entry';
import { branchOf } from '../../schema/menu/menu-rules';

/** The routes for an account with these roles: menus of the roles, and their parents. ROOT sees all. */
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
      // The console filters routes by their roles, so a parent has the roles of its children, too.
      roles: [...new Set([...menu.roles, ...children.flatMap((child) => child.meta.roles)])].sort(),
      params: { ...menu.params, ...(menu.url && { url: menu.url }) },
    },
    children,
  };
}

/** Possible parents of the menu: all entries except buttons and its own branch. */
export function menuOptions(menus: readonly MenuEntry[], id: number): MenuOption[] {
  const own = branchOf(menus, id);
  const offered = menus.filter((menu) => menu.type !== 'button' && !own.has(menu.id));
  const optionsBelow = (parent: number | null): MenuOption[] =>
    offered
      .filter((menu) => menu.parent === parent)
      .map((menu) => ({ value: menu.id, label: menu.name, children: optionsBelow(menu.id) }));
  return optionsBelow(null);
}
