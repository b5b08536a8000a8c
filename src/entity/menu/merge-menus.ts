import type { collision, settlement } from '../contract/endpoints/menu-draft';
import type { ValueOf } from '../contract/json-schema';
import { isSame, type Merge, mergeUpdate } from '../write/merge';
import type { MenuEntry } from './menu-entry';

/** A menu that was changed both in the draft and in the published state since. */
export type Collision = ValueOf<typeof collision>;

/** Which side counts where both changed the same; `field` is empty where one of them removed the menu. */
export type Settlement = ValueOf<typeof settlement>;

export type Side = Settlement['side'];

export interface MergedTree {
  readonly tree: readonly MenuEntry[];
  /** What is not settled. */
  readonly collisions: readonly Collision[];
}

type Tree = readonly MenuEntry[];

/**
 * Brings a draft that departed from `base` onto what is published now, entry by entry and field by field.
 * Where both changed the same, the tree has what the draft says, unless `settled` says otherwise.
 */
export function mergeTrees(
  base: Tree,
  current: Tree,
  draft: Tree,
  settled: readonly Settlement[] = [],
): MergedTree {
  const sides = new Map(settled.map(({ id, field, side }) => [`${id} ${field}`, side]));
  const sideOf = (id: number, field = '') => sides.get(`${id} ${field}`);
  const [were, are, wanted] = [base, current, draft].map(byId) as [Entries, Entries, Entries];
  const tree: MenuEntry[] = [];
  const collisions: Collision[] = [];
  for (const entry of draft) {
    const [was, is] = [were.get(entry.id), are.get(entry.id)];
    if (is) {
      const { changes, collisions: fields } = mergeEntry(was, is, entry);
      const kept = fields.filter((field) => sideOf(entry.id, field) !== 'published');
      const own = Object.fromEntries(kept.map((field) => [field, entry[field as keyof MenuEntry]]));
      tree.push({ ...is, ...changes, ...own });
      const open = fields.filter((field) => !sideOf(entry.id, field));
      if (open.length > 0) collisions.push({ id: entry.id, name: entry.name, fields: open });
    } else if (!was || !isSameEntry(entry, was)) {
      const side = was && sideOf(entry.id);
      if (side !== 'published') tree.push(entry);
      if (was && !side) collisions.push({ id: entry.id, name: entry.name, fields: [] });
    }
  }
  for (const entry of current) {
    if (wanted.has(entry.id)) continue;
    const was = were.get(entry.id);
    const side = was && sideOf(entry.id);
    if (!was || (side === 'published' && !isSameEntry(entry, was))) tree.push(entry);
    else if (!side && !isSameEntry(entry, was)) {
      collisions.push({ id: entry.id, name: entry.name, fields: [] });
    }
  }
  return { tree, collisions };
}

/** Where both have what neither began with, nobody can say who changed what: all that differs collides. */
function mergeEntry(was: MenuEntry | undefined, is: MenuEntry, wanted: MenuEntry): Merge {
  const [published, drafted] = [asRow(is), asRow(wanted)];
  if (was) return mergeUpdate(asRow(was), published, drafted);
  const differs = (field: string) => !isSame(published[field], drafted[field]);
  return { changes: {}, collisions: Object.keys(drafted).filter(differs) };
}

type Entries = ReadonlyMap<number, MenuEntry>;

function byId(tree: Tree): Entries {
  return new Map(tree.map((entry) => [entry.id, entry]));
}

/** The order of the roles means nothing. */
export function isSameEntry(one: MenuEntry, other: MenuEntry): boolean {
  return isSame(asRow(one), asRow(other));
}

function asRow(entry: MenuEntry): Readonly<Record<string, unknown>> {
  return { ...entry, roles: [...entry.roles].sort() };
}
