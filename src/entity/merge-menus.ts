import type { MenuEntry } from './menu-entry';
import { isSame, mergeUpdate } from './merge';

/** A menu that was changed both in the draft and in the published state since. */
export interface Collision {
  readonly id: number;
  readonly name: string;
  /** Empty where one side removed the menu that the other changed. */
  readonly fields: readonly string[];
}

export interface MergedTree {
  readonly tree: readonly MenuEntry[];
  readonly collisions: readonly Collision[];
}

type Tree = readonly MenuEntry[];

/**
 * Brings a draft that departed from `base` onto what is published now, entry by entry and field by field.
 * Where both changed the same, the tree has what the draft says.
 */
export function mergeTrees(base: Tree, current: Tree, draft: Tree): MergedTree {
  const [were, are, wanted] = [base, current, draft].map(byId) as [Entries, Entries, Entries];
  const tree: MenuEntry[] = [];
  const collisions: Collision[] = [];
  for (const entry of draft) {
    const [was, is] = [were.get(entry.id), are.get(entry.id)];
    if (is && was) {
      const { changes, collisions: fields } = mergeUpdate(asRow(was), asRow(is), asRow(entry));
      const kept = Object.fromEntries(fields.map((field) => [field, entry[field as keyof MenuEntry]]));
      tree.push({ ...is, ...changes, ...kept });
      if (fields.length > 0) collisions.push({ id: entry.id, name: entry.name, fields });
    } else if (!was || !isSameEntry(entry, was)) {
      tree.push(entry);
      if (was) collisions.push({ id: entry.id, name: entry.name, fields: [] });
    }
  }
  for (const entry of current) {
    if (wanted.has(entry.id)) continue;
    const was = were.get(entry.id);
    if (!was) tree.push(entry);
    else if (!isSameEntry(entry, was)) collisions.push({ id: entry.id, name: entry.name, fields: [] });
  }
  return { tree, collisions };
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
