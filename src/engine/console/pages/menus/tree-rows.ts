import { fullPath, type MenuEntry } from '../../../schema/menu/menu-entry';
import { entriesBelow } from '../../../schema/menu/menu-position';

export interface TreeRow {
  readonly id: number;
  readonly entry: MenuEntry;
  /** Path of its page; empty for a button. */
  readonly path: string;
  /** From 1 at the top. */
  readonly level: number;
  /** Undefined without children. */
  readonly children: TreeRow[] | undefined;
}

/** The rows of the tree, or only of these entries. An entry with a missing parent is at the top, to be moved. */
export function treeRows(entries: readonly MenuEntry[], only?: ReadonlySet<number>): TreeRow[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const placed = entries
    .filter(({ id }) => !only || only.has(id))
    .map((entry) => (byId.has(entry.parent ?? 0) ? entry : { ...entry, parent: null }));
  const rowsBelow = (parent: number | null, level: number): TreeRow[] =>
    entriesBelow(placed, parent).map(({ id, ...others }) => {
      const entry = byId.get(id) ?? { id, ...others };
      const children = rowsBelow(id, level + 1);
      return {
        id,
        entry,
        level,
        path: entry.type === 'button' ? '' : fullPath(entry, byId),
        children: children.length > 0 ? children : undefined,
      };
    });
  return rowsBelow(null, 1);
}

/** Ids of the entries that fit, and of their ancestors. */
export function found(
  entries: readonly MenuEntry[],
  fits: (entry: MenuEntry) => boolean,
): ReadonlySet<number> {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const ids = new Set<number>();
  for (const entry of entries.filter(fits)) {
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
