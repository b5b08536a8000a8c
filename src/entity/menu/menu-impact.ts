import { rootRole } from '../access/actor';
import type { impactOnRole } from '../contract/endpoints/menu-draft';
import type { roleInfo } from '../contract/endpoints/menu-tree';
import type { ValueOf } from '../contract/json-schema';
import type { MenuEntry } from './menu-entry';
import { type MenuPage, pagesOf, pagesWithout } from './menu-pages';

/** A role as those see it who arrange menus. */
export type RoleInfo = ValueOf<typeof roleInfo>;

/** What a role gains and loses. */
export type RoleImpact = ValueOf<typeof impactOnRole>;

export interface TreeImpact {
  /** Enabled roles, those too that nothing changes for. */
  readonly roles: readonly RoleImpact[];
  /** Pages that nobody can open any more: open tags on them break. */
  readonly vanished: readonly MenuPage[];
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
