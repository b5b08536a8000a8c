import { rootRole } from '../access/actor';
import type { MenuEntry } from './menu-entry';
import { type MenuPage, pagesOf, pagesWithout } from './menu-pages';

/** A role as those see it who arrange menus. */
export interface RoleInfo {
  readonly code: string;
  readonly name: string;
  readonly enabled: boolean;
  /** How many accounts hold it and may sign in; null where that is not for the reader to know. */
  readonly accounts: number | null;
}

/** What a role gains and loses. */
export interface RoleImpact {
  readonly role: string;
  readonly name: string;
  readonly accounts: number | null;
  readonly gained: readonly MenuPage[];
  readonly lost: readonly MenuPage[];
  readonly gainedPerms: readonly string[];
  readonly lostPerms: readonly string[];
}

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
