import type { Published } from '../../../entity/contract/draft-gone';
import type { MenuEntry } from '../../../entity/menu/menu-entry';
import { type MergedTree, mergeTrees, type Settlement } from '../../../entity/menu/merge-menus';
import { renumbered } from '../../../entity/menu/renumbered';

type Tree = readonly MenuEntry[];

/** Work on a draft that somebody else has published, as it goes on from there. */
export interface KeptWork extends MergedTree {
  /** What is here, with the ids that its entries were given. */
  readonly own: Tree;
}

/**
 * Brings what is here onto what the draft became: `stored` is what both had, `published` the menus that it
 * became. Where both changed the same since, `settled` says what counts.
 */
export function keptWork(
  stored: Tree,
  tree: Tree,
  ids: Published['ids'],
  published: Tree,
  settled: readonly Settlement[] = [],
): KeptWork {
  const given = new Map(Object.entries(ids).map(([drafted, id]) => [Number(drafted), id]));
  const numbered = (one: Tree) => one.map((entry) => renumbered(entry, given));
  const own = numbered(tree);
  return { own, ...mergeTrees(numbered(stored), published, own, settled) };
}
