import type { RouteRecord } from '../../entity/contract/route-record';
import { inOrder, type MenuEntry } from '../../entity/menu/menu-entry';
import type { RoleInfo } from '../../entity/menu/menu-impact';
import { menuTree } from './menu-tree';

/** The routes as somebody with only this role would get them. */
export function routesOfRole(
  tree: readonly MenuEntry[],
  role: string,
  roles: readonly RoleInfo[],
): RouteRecord[] {
  const enabled = new Set(roles.filter((one) => one.enabled).map(({ code }) => code));
  const shown = inOrder(tree).map((entry) => ({
    ...entry,
    roles: entry.roles.filter((code) => enabled.has(code)),
  }));
  return menuTree(shown, enabled.has(role) ? [role] : []);
}
