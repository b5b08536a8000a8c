import { inOrder, type MenuEntry } from './menu-entry';
import { branchOf, mayStandBelow } from './menu-rules';

/** Where in the tree an entry stands: below `parent`, before the sibling `before`; null is the top, and the end. */
export interface Spot {
  readonly parent: number | null;
  readonly before: number | null;
}

/** The validation rule that speaks against the place, or undefined where the entry may stand there. */
export type PlaceFault = 'ownParent' | 'ownDescendant' | 'parentMissing' | 'reference' | 'wrongParent';

/** The highest number that orders siblings. */
export const highestSort = 9999;

/** Those directly below `parent`, in the order in which they are shown. */
export function entriesBelow(entries: readonly MenuEntry[], parent: number | null): MenuEntry[] {
  return inOrder(entries.filter((entry) => entry.parent === parent));
}

/** What speaks against `parent` as the one above the entry. */
export function placeFault(
  entries: readonly MenuEntry[],
  { id, type }: Pick<MenuEntry, 'id' | 'type'>,
  parent: number | null,
): PlaceFault | undefined {
  if (parent === null) return type === 'button' ? 'parentMissing' : undefined;
  if (parent === id) return 'ownParent';
  if (branchOf(entries, id).has(parent)) return 'ownDescendant';
  const above = entries.find((entry) => entry.id === parent);
  if (!above) return 'reference';
  return mayStandBelow(type, above.type) ? undefined : 'wrongParent';
}

/**
 * The entries with one of them moved. Of its new siblings only those get another number that
 * would no longer follow. A `before` that does not stand below the parent counts as the end.
 */
export function movedTo(entries: readonly MenuEntry[], id: number, { parent, before }: Spot): MenuEntry[] {
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

/** The entries without that one and all that is below it; who would open one of these opens nothing any more. */
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
