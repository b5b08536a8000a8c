import type { Published } from '../../entity/draft-gone';
import type { MenuEntry } from '../../entity/menu-entry';
import { mergeTrees } from '../../entity/merge-menus';
import { renumbered } from '../../entity/renumbered';
import type { Draft } from './menu-data';

/** A tree, and the revision that it departs from. */
export type Work = Pick<Draft, 'tree' | 'based_on'>;

/**
 * The work on a draft that somebody else has published, as it goes on from there: `stored` is what both had,
 * `tree` what is here, `published` what it became. Where both changed the same it departs from what the draft
 * did, so that whoever brings it up to date is asked.
 */
export function keptWork(
  stored: Work,
  tree: readonly MenuEntry[],
  became: Published,
  published: readonly MenuEntry[],
): Work {
  const ids = new Map(Object.entries(became.ids).map(([drafted, id]) => [Number(drafted), id]));
  const numbered = (one: readonly MenuEntry[]) => one.map((entry) => renumbered(entry, ids));
  const wanted = numbered(tree);
  const merged = mergeTrees(numbered(stored.tree), published, wanted);
  return merged.collisions.length === 0
    ? { tree: merged.tree, based_on: became.revision }
    : { tree: wanted, based_on: stored.based_on };
}
