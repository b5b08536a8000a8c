import type { MenuEntry } from '../../../entity/menu/menu-entry';
import { entriesBelow, placeFault, type Spot } from '../../../entity/menu/menu-place';

/** The moves of an entry that keys and the row's menu offer. */
export const steps = ['up', 'down', 'in', 'out'] as const;

export type Step = (typeof steps)[number];

/** Where a step leads: past a sibling, below the one before, or out behind the one above. Undefined where it may not. */
export function stepSpot(entries: readonly MenuEntry[], entry: MenuEntry, step: Step): Spot | undefined {
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
      if (!above) return undefined;
      const beside = entriesBelow(entries, above.parent);
      const next = beside[beside.findIndex(({ id }) => id === above.id) + 1];
      return allowed(entries, entry, { parent: above.parent, before: next?.id ?? null });
    }
  }
}

function allowed(entries: readonly MenuEntry[], entry: MenuEntry, spot: Spot): Spot | undefined {
  return placeFault(entries, entry, spot.parent) === undefined ? spot : undefined;
}
