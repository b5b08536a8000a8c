import type { MenuEntry } from './menu-entry';
import { renumbered } from './renumbered';
import { inTreeOrder } from './tree-order';

type Tree = readonly MenuEntry[];

/**
 * The draft with the ids of what is published for those of its new entries that were published since it
 * departed from `base`. They are told by where they stand and what they are: a page by its path, a button by
 * what it permits.
 */
export function recognised(base: Tree, published: Tree, draft: Tree): MenuEntry[] {
  const known = new Set([...base, ...draft].map(({ id }) => id));
  const since = new Map(
    published.filter(({ id }) => !known.has(id)).map((entry) => [markOf(entry), entry.id]),
  );
  const ids = new Map<number, number>();
  // Those above come first: what is below them stands below the published ones then.
  for (const entry of inTreeOrder(draft).filter(({ id }) => id < 0)) {
    const mark = markOf(renumbered(entry, ids));
    const id = since.get(mark);
    if (id === undefined) continue;
    ids.set(entry.id, id);
    since.delete(mark);
  }
  return draft.map((entry) => renumbered(entry, ids));
}

function markOf({ parent, type, path, perm, name }: MenuEntry): string {
  return JSON.stringify([parent, type, (type === 'button' ? perm : path) ?? name]);
}
