import { rootRole } from '../access/actor';
import type { impactOnRole, menuPage } from '../contract/endpoints/menu-draft';
import type { roleInfo } from '../contract/endpoints/menu-tree';
import type { ValueOf } from '../contract/json-schema';
import { fullPath, inOrder, type MenuEntry } from './menu-entry';
import { isPage } from './menu-rules';
import { permsGained } from './role-changes';

/** A role as administrators of menus see it. */
export type RoleInfo = ValueOf<typeof roleInfo>;

export type RoleImpact = ValueOf<typeof impactOnRole>;

export type MenuPage = ValueOf<typeof menuPage>;

export interface TreeImpact {
  /** All enabled roles, including unaffected ones. */
  readonly roles: readonly RoleImpact[];
  /** Pages that no role can open any more; open tags on them break. */
  readonly vanished: readonly MenuPage[];
}

type Tree = readonly MenuEntry[];

/** The consequences of publishing `next` in place of `current`. */
export function impactOf(current: Tree, next: Tree, roles: readonly RoleInfo[]): TreeImpact {
  const [gainedPerms, lostPerms] = [permsGained(current, next), permsGained(next, current)];
  const impactOn = ({ code, name, accounts }: RoleInfo): RoleImpact => ({
    role: code,
    name,
    accounts,
    gained: pagesLost(next, current, [code]),
    lost: pagesLost(current, next, [code]),
    gainedPerms: [...(gainedPerms.find(({ role }) => role === code)?.perms ?? [])],
    lostPerms: [...(lostPerms.find(({ role }) => role === code)?.perms ?? [])],
  });
  return {
    roles: roles.filter(({ enabled }) => enabled).map(impactOn),
    vanished: pagesLost(current, next, [rootRole]),
  };
}

/** Pages that the roles can open in `current` but not in `next`. */
export function pagesLost(current: Tree, next: Tree, roles: readonly string[]): MenuPage[] {
  const left = pagesOf(next, roles);
  return [...pagesOf(current, roles).values()].filter(({ path }) => !left.has(path));
}

/** By full path; the console opens the first of two pages with the same path. */
function pagesOf(tree: Tree, roles: readonly string[]): Map<string, MenuPage> {
  const pages = new Map<string, MenuPage>();
  const byId = new Map(tree.map((entry) => [entry.id, entry]));
  for (const entry of inOrder(tree)) {
    const isHeld = roles.includes(rootRole) || entry.roles.some((role) => roles.includes(role));
    if (!isHeld || !isPage(entry)) continue;
    const path = fullPath(entry, byId);
    if (!pages.has(path)) pages.set(path, { path, name: entry.name });
  }
  return pages;
}
