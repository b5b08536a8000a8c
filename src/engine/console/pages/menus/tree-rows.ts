import { fullPath, type MenuEntry } from '../../../schema/menu/menu-entry';
import { entriesBelow } from '../../../schema/menu/menu-position';
import { plainLetters } from '../../i18n/plain-letters';

export interface TreeRow {
  readonly entry: MenuEntry;
  /** 1 at the top. */
  readonly level: number;
  /** Position among its siblings, from 1. */
  readonly position: number;
  readonly siblings: number;
  readonly hasChildren: boolean;
  readonly isOpen: boolean;
  /** Path of its page; empty for a button. */
  readonly path: string;
}

/**
 * The rows of the tree with the branches in `open` expanded. With `only`, just these entries, all expanded. An entry
 * with a missing parent is at the top, so that it can be moved.
 */
export function treeRows(
  entries: readonly MenuEntry[],
  open: ReadonlySet<number>,
  only?: ReadonlySet<number>,
): TreeRow[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const shown = entries.filter(({ id }) => !only || only.has(id));
  const placed = shown.map((entry) =>
    entry.parent !== null && !byId.has(entry.parent) ? { ...entry, parent: null } : entry,
  );
  const rowsBelow = (parent: number | null, level: number): TreeRow[] => {
    const siblings = entriesBelow(placed, parent);
    return siblings.flatMap((entry, at) => {
      const hasChildren = placed.some((other) => other.parent === entry.id);
      const isOpen = hasChildren && (open.has(entry.id) || only !== undefined);
      const row: TreeRow = {
        entry: byId.get(entry.id) ?? entry,
        level,
        position: at + 1,
        siblings: siblings.length,
        hasChildren,
        isOpen,
        path: entry.type === 'button' ? '' : fullPath(entry, byId),
      };
      return isOpen ? [row, ...rowsBelow(entry.id, level + 1)] : [row];
    });
  };
  return rowsBelow(null, 1);
}

/** Ids of the entries that contain the text, and of their ancestors. */
export function found(
  entries: readonly MenuEntry[],
  text: string,
  titleOf: (entry: MenuEntry) => string,
): ReadonlySet<number> {
  const sought = plainLetters(text.trim());
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const ids = new Set<number>();
  for (const entry of entries) {
    const texts = [titleOf(entry), entry.name, entry.path, entry.component, entry.perm, entry.url];
    if (!texts.some((one) => plainLetters(one ?? '').includes(sought))) continue;
    for (let at: MenuEntry | undefined = entry; at && !ids.has(at.id); at = byId.get(at.parent ?? 0)) {
      ids.add(at.id);
    }
  }
  return ids;
}

/** Ids of entries with children: only directories, or all. */
export function branches(entries: readonly MenuEntry[], which: 'directories' | 'all'): ReadonlySet<number> {
  const types = new Map(entries.map(({ id, type }) => [id, type]));
  const parents = entries.flatMap(({ parent }) => (parent === null ? [] : [parent]));
  return new Set(parents.filter((id) => which === 'all' || types.get(id) === 'directory'));
}
