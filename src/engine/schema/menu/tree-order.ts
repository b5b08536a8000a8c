import { inOrder, type MenuEntry } from './menu-entry';

/** The entries in depth-first order; entries without a path to the top come last. */
export function inTreeOrder(entries: readonly MenuEntry[]): MenuEntry[] {
  const below = new Map<number | null, MenuEntry[]>();
  for (const entry of inOrder(entries)) below.set(entry.parent, [...(below.get(entry.parent) ?? []), entry]);
  const ordered = new Set<MenuEntry>();
  const visit = (parent: number | null) => {
    for (const entry of below.get(parent) ?? []) {
      ordered.add(entry);
      visit(entry.id);
    }
  };
  visit(null);
  return [...ordered, ...inOrder(entries).filter((entry) => !ordered.has(entry))];
}

/** The ancestors of an entry, from the top down. */
export function entriesAbove(entry: MenuEntry, entries: readonly MenuEntry[]): MenuEntry[] {
  const above: MenuEntry[] = [];
  for (let at = entry; at.parent !== null; ) {
    const next = entries.find(({ id }) => id === at.parent);
    // A draft may contain a cycle.
    if (!next || above.includes(next)) break;
    above.unshift(next);
    at = next;
  }
  return above;
}
