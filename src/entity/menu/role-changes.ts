import type { MenuEntry } from './menu-entry';

type Tree = readonly MenuEntry[];

const none: ReadonlySet<number> = new Set();

/** What a role holds, where that changes. */
export interface RoleChange {
  readonly code: string;
  /** Ids of menus. */
  readonly taken: readonly number[];
  readonly given: readonly number[];
}

/** The roles that hold other menus in the one tree than in the other. */
export function roleChanges(current: Tree, next: Tree): RoleChange[] {
  const [before, after] = [heldBy(current), heldBy(next)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((code): RoleChange[] => {
    const [held, holds] = [before.get(code) ?? none, after.get(code) ?? none];
    const taken = [...held].filter((id) => !holds.has(id));
    const given = [...holds].filter((id) => !held.has(id));
    return taken.length === 0 && given.length === 0 ? [] : [{ code, taken, given }];
  });
}

/** Whether a menu that a role holds comes to permit something else. */
export function changesRights(current: Tree, next: Tree): boolean {
  const were = new Map(current.map((entry) => [entry.id, entry]));
  return next.some((entry) => {
    const was = were.get(entry.id);
    return was !== undefined && was.roles.length > 0 && permitsOther(was, entry);
  });
}

type Permitting = Pick<MenuEntry, 'perm' | 'type'>;

/** A button and any other menu permit different things. */
export function permitsOther(was: Permitting, next: Permitting): boolean {
  return was.perm !== next.perm || (was.type === 'button') !== (next.type === 'button');
}

function heldBy(tree: Tree): Map<string, Set<number>> {
  const held = new Map<string, Set<number>>();
  for (const { id, roles } of tree) {
    for (const code of roles) held.set(code, (held.get(code) ?? new Set()).add(id));
  }
  return held;
}
