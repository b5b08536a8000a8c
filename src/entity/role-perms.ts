import { type Actor, isRoot } from './actor';
import type { MenuEntry } from './menu-entry';

type Holding = Pick<MenuEntry, 'perm' | 'roles'>;
type Tree = readonly Holding[];

/** Permissions of one role. */
export interface RolePerms {
  /** Its code. */
  readonly role: string;
  readonly perms: readonly string[];
}

/** What roles may do by the menus of `next`, and might not by those of `current`. */
export function permsGained(current: Tree, next: Tree): RolePerms[] {
  const had = permsByRole(current);
  return [...permsByRole(next)].flatMap(([role, perms]) => {
    const gained = [...perms].filter((perm) => !had.get(role)?.has(perm)).sort();
    return gained.length > 0 ? [{ role, perms: gained }] : [];
  });
}

/** What a change of menus would take from the actor's own roles: that is for nobody but ROOT. */
export function permsTakenFromOwn(actor: Actor, current: Tree, next: Tree): RolePerms[] {
  if (isRoot(actor)) return [];
  return permsGained(next, current).filter(({ role }) => actor.roles.includes(role));
}

/** So many permissions a sentence names; a branch of menus may hold hundreds. */
const named = 3;

/** The permissions as a sentence names them. */
export function permsInWords(perms: readonly string[]): string {
  return perms.slice(0, named).join(', ') + (perms.length > named ? ', …' : '');
}

function permsByRole(tree: Tree): Map<string, Set<string>> {
  const held = new Map<string, Set<string>>();
  for (const { perm, roles } of tree) {
    if (perm === null) continue;
    for (const code of roles) held.set(code, (held.get(code) ?? new Set()).add(perm));
  }
  return held;
}
