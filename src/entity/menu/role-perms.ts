import { type Actor, isRoot } from '../access/actor';
import { fullPath, type MenuEntry } from './menu-entry';
import { isPage } from './menu-rules';

type Holding = Pick<MenuEntry, 'perm' | 'roles'>;
type Tree = readonly Holding[];

/** Permissions of one role, and where it says so pages. */
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

/**
 * What a change of menus would take from the actor's own roles: that is for nobody but ROOT. Permissions, and
 * pages by their addresses; a page that goes altogether is taken from no role.
 */
export function takenFromOwn(
  actor: Actor,
  current: readonly MenuEntry[],
  next: readonly MenuEntry[],
): RolePerms[] {
  if (isRoot(actor)) return [];
  const own = actor.roles.filter((role) => current.some((entry) => entry.roles.includes(role)));
  const lost = permsGained(next, current);
  const pages = pagesTaken(current, next);
  return own.flatMap((role) => {
    const perms = lost.find((one) => one.role === role)?.perms ?? [];
    const taken = [...perms, ...(pages.get(role) ?? [])];
    return taken.length > 0 ? [{ role, perms: taken }] : [];
  });
}

function pagesTaken(
  current: readonly MenuEntry[],
  next: readonly MenuEntry[],
): ReadonlyMap<string, readonly string[]> {
  const [were, become] = [current, next].map((tree) => new Map(tree.map((entry) => [entry.id, entry])));
  const taken = new Map<string, string[]>();
  for (const entry of current) {
    const left = become?.get(entry.id);
    if (!isPage(entry) || !left || !were) continue;
    for (const role of entry.roles) {
      if (left.roles.includes(role)) continue;
      taken.set(role, [...(taken.get(role) ?? []), fullPath(entry, were)]);
    }
  }
  return taken;
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
