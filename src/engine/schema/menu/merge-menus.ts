import type { collision, side } from '../contract/endpoints/menu-draft';
import type { ValueOf } from '../contract/json-schema';
import { isSame, type Merge, mergeUpdate } from '../write/merge';
import type { MenuEntry } from './menu-entry';

/** A menu that both sides changed. */
export type Collision = ValueOf<typeof collision>;

/** The side whose values win in collisions: the merged draft, or the tree that others have published or saved. */
export type Side = ValueOf<typeof side>;

export interface MergedTree {
  readonly tree: readonly MenuEntry[];
  readonly collisions: readonly Collision[];
}

type Tree = readonly MenuEntry[];

/**
 * Three-way merge of `draft`, which is based on `base`, with the published tree `current`, by entry and field. In
 * collisions the values of `side` win.
 */
export function mergeTrees(base: Tree, current: Tree, draft: Tree, side: Side = 'mine'): MergedTree {
  const [were, are, wanted] = [byId(base), byId(current), byId(draft)];
  const tree: MenuEntry[] = [];
  const collisions: Collision[] = [];
  for (const id of new Set([...wanted.keys(), ...are.keys()])) {
    const [was, is, own] = [were.get(id), are.get(id), wanted.get(id)];
    if (is && own) {
      const { changes, collisions: fields } = mergeEntry(was, is, own);
      const winner = side === 'mine' ? own : is;
      const decided = Object.fromEntries(fields.map((field) => [field, winner[field as keyof MenuEntry]]));
      tree.push({ ...is, ...changes, ...decided });
      if (fields.length > 0) collisions.push({ id, name: own.name, fields });
      continue;
    }
    const only = own ?? is;
    // An entry that one side added stays. One that one side removed and the other left unchanged goes.
    if (only && !was) tree.push(only);
    if (!only || !was || isSameEntry(only, was)) continue;
    if (side === (own ? 'mine' : 'theirs')) tree.push(only);
    collisions.push({ id, name: only.name, fields: [] });
  }
  return { tree, collisions };
}

/** Without the entry in the base, every difference is a collision. */
function mergeEntry(was: MenuEntry | undefined, is: MenuEntry, wanted: MenuEntry): Merge {
  const [published, drafted] = [asRow(is), asRow(wanted)];
  if (was) return mergeUpdate(asRow(was), published, drafted);
  const differs = (field: string) => !isSame(published[field], drafted[field]);
  return { changes: {}, collisions: Object.keys(drafted).filter(differs) };
}

function byId(tree: Tree): ReadonlyMap<number, MenuEntry> {
  return new Map(tree.map((entry) => [entry.id, entry]));
}

/** Roles have no order. */
function isSameEntry(one: MenuEntry, other: MenuEntry): boolean {
  return isSame(asRow(one), asRow(other));
}

function asRow(entry: MenuEntry): Readonly<Record<string, unknown>> {
  return { ...entry, roles: [...entry.roles].sort() };
}
