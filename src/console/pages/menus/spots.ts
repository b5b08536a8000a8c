import type { MenuEntry } from '../../../entity/menu/menu-entry';
import { entriesBelow, placeFault, type Spot } from '../../../entity/menu/menu-place';
import type { TreeRow } from './tree-rows';

type Tree = readonly MenuEntry[];

/** The moves of an entry by keys and by the menu of its row. */
export const steps = ['up', 'down', 'in', 'out'] as const;

export type Step = (typeof steps)[number];

/** Past a sibling, below the one before, or after the parent. Undefined where the entry may not stand there. */
export function stepSpot(entries: Tree, entry: MenuEntry, step: Step): Spot | undefined {
  const siblings = entriesBelow(entries, entry.parent);
  const at = siblings.findIndex(({ id }) => id === entry.id);
  const before = siblings[at - 1];
  const after = siblings[at + 1];
  switch (step) {
    case 'up':
      return before && { parent: entry.parent, before: before.id };
    case 'down':
      return after && { parent: entry.parent, before: siblings[at + 2]?.id ?? null };
    case 'in':
      return before && allowed(entries, entry, { parent: before.id, before: null });
    case 'out': {
      const above = entries.find(({ id }) => id === entry.parent);
      return above && allowed(entries, entry, spotAfter(entries, above));
    }
  }
}

/** Where a dragged entry would land, and which part of the row under the pointer marks it. */
export interface Drop {
  readonly over: number;
  readonly zone: 'before' | 'inside' | 'after';
  readonly spot: Spot;
}

/**
 * Where an entry lands that is dropped on a row; `ratio` is the position of the pointer in the row, from 0 at the top
 * to 1. The middle of a row that may hold the entry puts it inside. Undefined where it may not stand there.
 */
export function dropOn(
  entries: Tree,
  dragged: MenuEntry,
  { entry: over, isOpen }: TreeRow,
  ratio: number,
): Drop | undefined {
  if (over.id === dragged.id) return undefined;
  const holds = placeFault(entries, dragged, over.id) === undefined;
  const edge = holds ? 0.28 : 0.5;
  const zone = ratio < edge ? 'before' : ratio > 1 - edge || !holds ? 'after' : 'inside';
  const others = entries.filter(({ id }) => id !== dragged.id);
  const spots: Readonly<Record<Drop['zone'], Spot>> = {
    before: { parent: over.parent, before: over.id },
    inside: { parent: over.id, before: null },
    after:
      isOpen && holds
        ? { parent: over.id, before: entriesBelow(others, over.id)[0]?.id ?? null }
        : spotAfter(others, over),
  };
  const spot = allowed(entries, dragged, spots[zone]);
  return spot && { over: over.id, zone, spot };
}

function spotAfter(entries: Tree, { id, parent }: MenuEntry): Spot {
  const siblings = entriesBelow(entries, parent);
  return { parent, before: siblings[siblings.findIndex((one) => one.id === id) + 1]?.id ?? null };
}

function allowed(entries: Tree, entry: MenuEntry, spot: Spot): Spot | undefined {
  return placeFault(entries, entry, spot.parent) === undefined ? spot : undefined;
}
