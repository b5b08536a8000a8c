import type { MenuEntry } from '../../../schema/menu/menu-entry';
import { entriesBelow, type MenuPosition, parentFault } from '../../../schema/menu/menu-position';

type Tree = readonly MenuEntry[];

/** Moves by keys and by the row menu. */
export const steps = ['up', 'down', 'in', 'out'] as const;

export type Step = (typeof steps)[number];

/** The position past a sibling, below the previous sibling, or after the parent. Undefined if not allowed. */
export function stepPosition(entries: Tree, entry: MenuEntry, step: Step): MenuPosition | undefined {
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
      return above && allowed(entries, entry, positionAfter(entries, above));
    }
  }
}

/** The drop position of a dragged entry, and the marked zone of the row under the pointer. */
export interface Drop {
  readonly over: number;
  readonly zone: 'before' | 'inside' | 'after';
  readonly position: MenuPosition;
}

/**
 * The position of an entry dropped on a row. `ratio` is the pointer's position in the row, from 0 at the top to 1; the
 * middle means inside, if the row can contain the entry. Undefined if not allowed.
 */
export function dropOn(
  entries: Tree,
  dragged: MenuEntry,
  over: MenuEntry,
  isOpen: boolean,
  ratio: number,
): Drop | undefined {
  if (over.id === dragged.id) return undefined;
  const holds = parentFault(entries, dragged, over.id) === undefined;
  const edge = holds ? 0.28 : 0.5;
  const zone = ratio < edge ? 'before' : ratio > 1 - edge || !holds ? 'after' : 'inside';
  const others = entries.filter(({ id }) => id !== dragged.id);
  const positions: Readonly<Record<Drop['zone'], MenuPosition>> = {
    before: { parent: over.parent, before: over.id },
    inside: { parent: over.id, before: null },
    after:
      isOpen && holds
        ? { parent: over.id, before: entriesBelow(others, over.id)[0]?.id ?? null }
        : positionAfter(others, over),
  };
  const position = allowed(entries, dragged, positions[zone]);
  return position && { over: over.id, zone, position };
}

function positionAfter(entries: Tree, { id, parent }: MenuEntry): MenuPosition {
  const siblings = entriesBelow(entries, parent);
  return { parent, before: siblings[siblings.findIndex((one) => one.id === id) + 1]?.id ?? null };
}

function allowed(entries: Tree, entry: MenuEntry, position: MenuPosition): MenuPosition | undefined {
  return parentFault(entries, entry, position.parent) === undefined ? position : undefined;
}
