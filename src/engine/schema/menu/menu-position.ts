import { inOrder, type MenuEntry } from './menu-entry';
import { branchOf, mayStandBelow } from './menu-rules';

/** A position in the tree: below `parent` (null: top), before the sibling `before` (null: end). */
export interface MenuPosition {
  readonly parent: number | null;
  readonly before: number | null;
}

/** The validation rule that a parent violates. */
export type ParentFault = 'ownParent' | 'ownDescendant' | 'parentMissing' | 'reference' | 'wrongParent';

export const highestSort = 9999;

/** The children of `parent` in display order. */
export function entriesBelow(entries: readonly MenuEntry[], parent: number | null): MenuEntry[] {
  return inOrder(entries.filter((entry) => entry.parent === parent));
}

/** Why `parent` cannot be the parent of the entry; undefined if it can. */
export function parentFault(
  entries: readonly MenuEntry[],
  { id, type }: Pick<MenuEntry, 'id' | 'type'>,
  parent: number | null,
): ParentFault | undefined {
  if (parent === null) return type === 'button' ? 'parentMissing' : undefined;
  if (parent === id) return 'ownParent';
  if (branchOf(entries, id).has(parent)) return 'ownDescendant';
  const above = entries.find((entry) => entry.id === parent);
  if (!above) return 'reference';
  return mayStandBelow(type, above.type) ? undefined : 'wrongParent';
}

/**
 * The entries after a move. Renumbers as few siblings as possible. A `before` that is not below the parent means the
 * end.
 */
export function movedTo(
  entries: readonly MenuEntry[],
  id: number,
  { parent, before }: MenuPosition,
): MenuEntry[] {
  const moved = entries.find((entry) => entry.id === id);
  if (!moved) return [...entries];
  const siblings = entriesBelow(entries, parent).filter((entry) => entry.id !== id);
  const at = siblings.findIndex((entry) => entry.id === before);
  siblings.splice(at < 0 ? siblings.length : at, 0, moved);
  const sorts = numbered(siblings, id);
  return entries.map((entry) => {
    const sort = sorts.get(entry.id) ?? entry.sort;
    if (entry.id === id) return { ...entry, parent, sort };
    return sort === entry.sort ? entry : { ...entry, sort };
  });
}

/** Removes the branch of an entry, and references to it. */
export function withoutBranch(entries: readonly MenuEntry[], id: number): MenuEntry[] {
  const gone = branchOf(entries, id);
  return entries
    .filter((entry) => !gone.has(entry.id))
    .map((entry) => (gone.has(entry.target_menu ?? 0) ? { ...entry, target_menu: null } : entry));
}

function numbered(siblings: readonly MenuEntry[], moved: number): ReadonlyMap<number, number> {
  const sorts = new Map<number, number>();
  let last = -1;
  for (const { id, sort } of siblings) {
    last = id !== moved && sort > last ? sort : Math.max(last, 0) + 1;
    sorts.set(id, last);
  }
  return last <= highestSort ? sorts : new Map(siblings.map(({ id }, at) => [id, at + 1]));
}
