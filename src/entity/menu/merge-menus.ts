import type { collision, settlement } from '../contract/endpoints/menu-draft';
import type { ValueOf } from '../contract/json-schema';
import { isSame, type Merge, mergeUpdate } from '../write/merge';
import type { MenuEntry } from './menu-entry';

/** A menu that both sides changed. */
export type Collision = ValueOf<typeof collision>;

/** Which side counts where both changed the same; `field` is empty where one side removed the menu. */
export type Settlement = ValueOf<typeof settlement>;

export type Side = Settlement['side'];

export interface MergedTree {
  readonly tree: readonly MenuEntry[];
  /** What is not settled. */
  readonly collisions: readonly Collision[];
}

type Tree = readonly MenuEntry[];

/**
 * Merges a draft that departed from `base` with what is published now, entry by entry and field by field. Where both
 * changed the same, the tree has the values of the draft, unless `settled` says otherwise.
 */
export function mergeTrees(
  base: Tree,
  current: Tree,
  draft: Tree,
  settled: readonly Settlement[] = [],
): MergedTree {
  const sides = new Map(settled.map(({ id, field, side }) => [`${id} ${field}`, side]));
  const sideOf = (id: number, field = '') => sides.get(`${id} ${field}`);
  const [were, are, wanted] = [byId(base), byId(current), byId(draft)];
  const tree: MenuEntry[] = [];
  const collisions: Collision[] = [];
  for (const id of new Set([...wanted.keys(), ...are.keys()])) {
    const [was, is, own] = [were.get(id), are.get(id), wanted.get(id)];
    if (is && own) {
      const { changes, collisions: fields } = mergeEntry(was, is, own);
      const kept = fields.filter((field) => sideOf(id, field) !== 'published');
      const mine = Object.fromEntries(kept.map((field) => [field, own[field as keyof MenuEntry]]));
      tree.push({ ...is, ...changes, ...mine });
      const open = fields.filter((field) => !sideOf(id, field));
      if (open.length > 0) collisions.push({ id, name: own.name, fields: open });
      continue;
    }
    const only = own ?? is;
    // Added on one side, or removed from one and unchanged on the other.
    if (only && !was) tree.push(only);
    if (!only || !was || isSameEntry(only, was)) continue;
    const side = sideOf(id);
    if ((side ?? 'draft') === (own ? 'draft' : 'published')) tree.push(only);
    if (!side) collisions.push({ id, name: only.name, fields: [] });
  }
  return { tree, collisions };
}

/** Of an entry that is not in the base nobody knows who changed what: every difference collides. */
function mergeEntry(was: MenuEntry | undefined, is: MenuEntry, wanted: MenuEntry): Merge {
  const [published, drafted] = [asRow(is), asRow(wanted)];
  if (was) return mergeUpdate(asRow(was), published, drafted);
  const differs = (field: string) => !isSame(published[field], drafted[field]);
  return { changes: {}, collisions: Object.keys(drafted).filter(differs) };
}

function byId(tree: Tree): ReadonlyMap<number, MenuEntry> {
  return new Map(tree.map((entry) => [entry.id, entry]));
}

/** The order of the roles does not matter. */
function isSameEntry(one: MenuEntry, other: MenuEntry): boolean {
  return isSame(asRow(one), asRow(other));
}

function asRow(entry: MenuEntry): Readonly<Record<string, unknown>> {
  return { ...entry, roles: [...entry.roles].sort() };
}
