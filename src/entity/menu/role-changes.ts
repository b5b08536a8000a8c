import { type Actor, isRoot } from '../access/actor';
import { fullPath, type MenuEntry } from './menu-entry';
import { isPage } from './menu-rules';

type Tree = readonly MenuEntry[];

const none: ReadonlySet<number> = new Set();

/** A role that holds other menus than before. */
export interface RoleChange {
  readonly code: string;
  /** Ids of menus. */
  readonly taken: readonly number[];
  readonly given: readonly number[];
}

/** The roles that hold other menus in `next` than in `current`. */
export function roleChanges(current: Tree, next: Tree): RoleChange[] {
  const [before, after] = [byRole(current, idOf), byRole(next, idOf)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((code): RoleChange[] => {
    const [held, holds] = [before.get(code) ?? none, after.get(code) ?? none];
    const taken = [...held].filter((id) => !holds.has(id));
    const given = [...holds].filter((id) => !held.has(id));
    return taken.length === 0 && given.length === 0 ? [] : [{ code, taken, given }];
  });
}

/** Whether the permission of a menu that roles hold changes. */
export function changesRights(current: Tree, next: Tree): boolean {
  const were = new Map(current.map((entry) => [entry.id, entry]));
  return next.some((entry) => {
    const was = were.get(entry.id);
    return was !== undefined && was.roles.length > 0 && permitsOther(was, entry);
  });
}

type Permitting = Pick<MenuEntry, 'perm' | 'type'>;

/** Whether the entries permit different things, as a button and any other menu do. */
export function permitsOther(was: Permitting, next: Permitting): boolean {
  return was.perm !== next.perm || (was.type === 'button') !== (next.type === 'button');
}

/** Permissions of one role; `takenFromOwn` adds addresses of pages. */
export interface RolePerms {
  readonly role: string;
  readonly perms: readonly string[];
}

/** Permissions that roles have by the menus of `next` and not by those of `current`. */
export function permsGained(current: Tree, next: Tree): RolePerms[] {
  const had = byRole(current, permOf);
  return [...byRole(next, permOf)].flatMap(([role, perms]) => {
    const gained = [...perms].filter((perm) => !had.get(role)?.has(perm)).sort();
    return gained.length > 0 ? [{ role, perms: gained }] : [];
  });
}

/**
 * Permissions and addresses of pages that a change of menus takes from the actor's own roles, which only ROOT may do.
 * A page that is removed altogether is taken from no role.
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
    const taken = [...perms, ...pages.map((page) => fullPath(page, were))];
    return taken.length > 0 ? [{ role, perms: taken }] : [];
  });
}

/** A branch of menus may hold hundreds of permissions; a sentence names this many. */
const named = 3;

/** The permissions as a sentence names them. */
export function permsInWords(perms: readonly string[]): string {
  return perms.slice(0, named).join(', ') + (perms.length > named ? ', …' : '');
}

const idOf = ({ id }: MenuEntry) => id;
const permOf = ({ perm }: MenuEntry) => perm;

/** A value of each menu, by the codes of the roles that hold the menu. */
function byRole<Value>(tree: Tree, read: (entry: MenuEntry) => Value | null) {
  const values = new Map<string, Set<Value>>();
  for (const entry of tree) {
    const value = read(entry);
    if (value === null) continue;
    for (const code of entry.roles) values.set(code, (values.get(code) ?? new Set()).add(value));
  }
  return values;
}
