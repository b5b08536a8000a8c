import { type Actor, isRoot } from '../access/actor';
import { fullPath, type MenuEntry } from './menu-entry';
import { isPage } from './menu-rules';

type Tree = readonly MenuEntry[];

const none: ReadonlySet<number> = new Set();

/** A role whose menus change. */
export interface RoleChange {
  readonly code: string;
  /** Ids of menus. */
  readonly removed: readonly number[];
  readonly added: readonly number[];
}

/** The roles whose menus differ between `current` and `next`. */
export function roleChanges(current: Tree, next: Tree): RoleChange[] {
  const [before, after] = [byRole(current, idOf), byRole(next, idOf)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((code): RoleChange[] => {
    const [held, holds] = [before.get(code) ?? none, after.get(code) ?? none];
    const removed = [...held].filter((id) => !holds.has(id));
    const added = [...holds].filter((id) => !held.has(id));
    return removed.length === 0 && added.length === 0 ? [] : [{ code, removed, added }];
  });
}

/** Whether the permission changes of a menu that a role holds. */
export function changesRights(current: Tree, next: Tree): boolean {
  const were = new Map(current.map((entry) => [entry.id, entry]));
  return next.some((entry) => {
    const was = were.get(entry.id);
    return was !== undefined && was.roles.length > 0 && permitsOther(was, entry);
  });
}

type Permitting = Pick<MenuEntry, 'perm' | 'type'>;

/** Whether the permissions differ; only buttons have one. */
export function permitsOther(was: Permitting, next: Permitting): boolean {
  return was.perm !== next.perm || (was.type === 'button') !== (next.type === 'button');
}

/** Permissions of one role; `takenFromOwn` adds addresses of pages. */
export interface RolePerms {
  readonly role: string;
  readonly perms: readonly string[];
}

/** Permissions that roles have in `next` but not in `current`. */
export function permsGained(current: Tree, next: Tree): RolePerms[] {
  const had = byRole(current, permOf);
  return [...byRole(next, permOf)].flatMap(([role, perms]) => {
    const gained = [...perms].filter((perm) => !had.get(role)?.has(perm)).sort();
    return gained.length > 0 ? [{ role, perms: gained }] : [];
  });
}

/**
 * Permissions and page paths that a change of menus removes from the actor's own roles, which only ROOT may do. Deleting
 * a page does not count.
 */
export function takenFromOwn(actor: Actor, current: Tree, next: Tree): RolePerms[] {
  if (isRoot(actor)) return [];
  const were = new Map(current.map((entry) => [entry.id, entry]));
  const are = new Map(next.map((entry) => [entry.id, entry]));
  const lost = permsGained(next, current);
  return actor.roles.flatMap((role) => {
    const perms = lost.find((one) => one.role === role)?.perms ?? [];
    const pages = current.filter((entry) => {
      const left = are.get(entry.id);
      return isPage(entry) && entry.roles.includes(role) && left && !left.roles.includes(role);
    });
    const removed = [...perms, ...pages.map((page) => fullPath(page, were))];
    return removed.length > 0 ? [{ role, perms: removed }] : [];
  });
}

/** Maximum number of permissions in a sentence. */
const named = 3;

/** The first permissions, for a sentence. */
export function permsInWords(perms: readonly string[]): string {
  return perms.slice(0, named).join(', ') + (perms.length > named ? ', …' : '');
}

const idOf = ({ id }: MenuEntry) => id;
const permOf = ({ perm }: MenuEntry) => perm;

function byRole<Value>(tree: Tree, read: (entry: MenuEntry) => Value | null) {
  const values = new Map<string, Set<Value>>();
  for (const entry of tree) {
    const value = read(entry);
    if (value === null) continue;
    for (const code of entry.roles) values.set(code, (values.get(code) ?? new Set()).add(value));
  }
  return values;
}
