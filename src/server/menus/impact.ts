import { rootRole } from '../../entity/actor';
import { inOrder, type MenuEntry } from '../../entity/menu-entry';
import { type MenuPage, pagesOf, pagesWithout } from '../../entity/menu-pages';
import { menuTree } from './menu-tree';
import type { RoleInfo } from './role-info';
import type { RouteRecord } from './route-record';

/** What a role gains and loses. */
export interface RoleImpact {
  role: string;
  name: string;
  accounts: number | null;
  gained: MenuPage[];
  lost: MenuPage[];
  gainedPerms: string[];
  lostPerms: string[];
}

export interface TreeImpact {
  /** Enabled roles, those too that nothing changes for. */
  roles: RoleImpact[];
  /** Pages that nobody can open any more: open tags on them break. */
  vanished: MenuPage[];
}

type Tree = readonly MenuEntry[];

/** What publishing `next` in place of `current` would change, and for whom. */
export function impactOf(current: Tree, next: Tree, roles: readonly RoleInfo[]): TreeImpact {
  const [before, after] = [pagesOf(current, [rootRole]), pagesOf(next, [rootRole])];
  return {
    roles: roles.filter(({ enabled }) => enabled).map((role) => roleImpact(current, next, role)),
    vanished: pagesWithout(before, after),
  };
}

/** The routes as somebody with only this role would get them. */
export function routesOfRole(tree: Tree, role: string, roles: readonly RoleInfo[]): RouteRecord[] {
  const enabled = new Set(roles.filter((one) => one.enabled).map(({ code }) => code));
  const shown = inOrder(tree).map((entry) => ({
    ...entry,
    roles: entry.roles.filter((code) => enabled.has(code)),
  }));
  return menuTree(shown, enabled.has(role) ? [role] : []);
}

function roleImpact(current: Tree, next: Tree, { code, name, accounts }: RoleInfo): RoleImpact {
  const [before, after] = [pagesOf(current, [code]), pagesOf(next, [code])];
  const [held, holds] = [permsOf(current, code), permsOf(next, code)];
  return {
    role: code,
    name,
    accounts,
    gained: pagesWithout(after, before),
    lost: pagesWithout(before, after),
    gainedPerms: holds.filter((perm) => !held.includes(perm)),
    lostPerms: held.filter((perm) => !holds.includes(perm)),
  };
}

/** ROOT needs none. */
function permsOf(tree: Tree, role: string): string[] {
  const held = tree.flatMap(({ perm, roles }) => (perm !== null && roles.includes(role) ? [perm] : []));
  return [...new Set(held)].sort();
}
