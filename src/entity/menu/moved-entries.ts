import type { MenuEntry } from './menu-entry';
import { entriesBelow } from './menu-place';

type Tree = readonly MenuEntry[];

/**
 * Ids of the entries that changed their position among the same siblings. When two siblings swap, the one whose
 * `sort` changed counts, or the one that moved up; siblings that are only renumbered have not moved.
 */
export function movedEntries(from: Tree, to: Tree): ReadonlySet<number> {
  const were = new Map(from.map((entry) => [entry.id, entry]));
  const moved = new Set<number>();
  for (const parent of new Set(to.map((entry) => entry.parent))) {
    const places = new Map(entriesBelow(from, parent).map(({ id }, at) => [id, at]));
    const siblings = entriesBelow(to, parent).filter(({ id }) => places.has(id));
    const steps = siblings.map(({ id, sort }) => ({
      id,
      place: places.get(id) ?? 0,
      weight: were.get(id)?.sort === sort ? siblings.length : 1,
    }));
    const stays = heaviestRise(steps);
    for (const { id } of steps) if (!stays.has(id)) moved.add(id);
  }
  return moved;
}

interface Step {
  readonly id: number;
  readonly place: number;
  readonly weight: number;
}

/** Ids of those in whose order the places only rise, of as much weight as there can be. */
function heaviestRise(steps: readonly Step[]): ReadonlySet<number> {
  interface Rise {
    readonly step: Step;
    readonly weight: number;
    readonly before: Rise | undefined;
  }
  const rises: Rise[] = [];
  const heavier = (one: Rise | undefined, other: Rise) => (one && one.weight > other.weight ? one : other);
  for (const step of steps) {
    const before = rises
      .filter(({ step: { place } }) => place < step.place)
      .reduce<Rise | undefined>(heavier, undefined);
    rises.push({ step, weight: step.weight + (before?.weight ?? 0), before });
  }
  const ids = new Set<number>();
  for (let rise = rises.reduce<Rise | undefined>(heavier, undefined); rise; rise = rise.before)
    ids.add(rise.step.id);
  return ids;
}
