import { type Actor, isRoot } from '../../entity/actor';
import type { RouteRecord } from './route-record';

/** A menu as it is stored, with the codes of the enabled roles that hold it. */
export interface StoredMenu {
  readonly id: number;
  readonly parent: number | null;
  readonly type: 'directory' | 'menu' | 'button' | 'iframe';
  readonly name: string;
  readonly path: string | null;
  readonly component: string | null;
  readonly redirect: string | null;
  readonly url: string | null;
  readonly icon: string | null;
  readonly perm: string | null;
  readonly visible: boolean;
  readonly keep_alive: boolean;
  readonly always_show: boolean;
  readonly params: Record<string, string> | null;
  readonly roles: readonly string[];
}

/**
 * The routes that the actor may see, of menus given in the order in which they are shown: those its roles
 * hold and what leads there. ROOT sees all.
 */
export function menuTree(menus: readonly StoredMenu[], actor: Actor): RouteRecord[] {
  const below = new Map<number | null, StoredMenu[]>();
  for (const menu of menus) {
    if (menu.type !== 'button') below.set(menu.parent, [...(below.get(menu.parent) ?? []), menu]);
  }
  const routesOf = (parent: number | null): RouteRecord[] =>
    (below.get(parent) ?? []).flatMap((menu) => {
      const children = routesOf(menu.id);
      const isHeld = isRoot(actor) || menu.roles.some((role) => actor.roles.includes(role));
      return isHeld || children.length > 0 ? [routeOf(menu, children)] : [];
    });
  return routesOf(null);
}

function routeOf(menu: StoredMenu, children: RouteRecord[]): RouteRecord {
  return {
    path: menu.path ?? '',
    name: menu.name,
    component: menu.type === 'iframe' ? 'iframe' : (menu.component ?? ''),
    ...(menu.redirect && { redirect: menu.redirect }),
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
