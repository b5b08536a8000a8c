import type { MenuEntry } from '../../../entity/menu/menu-entry';
import { entriesBelow, placeFault, type Spot } from '../../../entity/menu/menu-place';
import type { TreeRow } from './tree-rows';

/** Where something dragged would fall, and which part of the row below the pointer says so. */
export interface Drop {
  readonly over: number;
  readonly zone: 'before' | 'inside' | 'after';
  readonly spot: Spot;
}

/**
 * What dropping an entry on a row means; `ratio` is how far down the row the pointer is. The middle of a
 * row that may hold the entry puts it inside. Undefined where it may not stand.
 */
export function dropOn(
  entries: readonly MenuEntry[],
  dragged: MenuEntry,
  { entry: over, isOpen }: TreeRow,
  ratio: number,
): Drop | undefined {
  if (over.id === dragged.id) return undefined;
  const holds = placeFault(entries, dragged, over.id) === undefined;
  const edge = holds ? 0.28 : 0.5;
  const others = (parent: number | null) =>
    entriesBelow(entries, parent).filter(({ id }) => id !== dragged.id);
  const spotOf = (zone: Drop['zone']): Spot => {
    if (zone === 'inside') return { parent: over.id, before: null };
    if (zone === 'before') return { parent: over.parent, before: over.id };
    if (isOpen && holds) return { parent: over.id, before: others(over.id)[0]?.id ?? null };
    const siblings = others(over.parent);
    const next = siblings[siblings.findIndex(({ id }) => id === over.id) + 1];
    return { parent: over.parent, before: next?.id ?? null };
  };
  const zone = ratio < edge ? 'before' : ratio > 1 - edge || !holds ? 'after' : 'inside';
  const spot = spotOf(zone);
  return placeFault(entries, dragged, spot.parent) === undefined ? { over: over.id, zone, spot } : undefined;
}
