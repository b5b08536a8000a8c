import type { menuEntry } from '../contract/endpoints/menu-tree';
import { isExternal } from '../contract/external-address';
import type { ValueOf } from '../contract/json-schema';
import { type Entity, inputFields } from '../model/entity';

/** A menu with the codes of its roles. In a draft, unpublished entries have negative ids. */
export type MenuEntry = ValueOf<typeof menuEntry>;

/** An entry with the declared defaults, and null for fields without one. */
export function blankEntry(menu: Entity): MenuEntry {
  const fields = inputFields(menu).map(({ name, property }) => [name, property.default ?? null]);
  return { id: 0, ...Object.fromEntries(fields), roles: [] };
}

type PathStep = Pick<MenuEntry, 'path' | 'parent'>;

/** The path of a menu's page: the joined paths from the top, or from the last absolute one. */
export function fullPath(menu: PathStep, byId: ReadonlyMap<number, PathStep>): string {
  let path = menu.path ?? '';
  // A draft may contain a cycle.
  const passed = new Set<number>();
  const isWhole = () => path.startsWith('/') || isExternal(path);
  for (let { parent } = menu; parent !== null && !isWhole() && !passed.has(parent); ) {
    passed.add(parent);
    const above = byId.get(parent);
    path = above ? `${above.path ?? ''}/${path}` : path;
    parent = above?.parent ?? null;
  }
  return isExternal(path) ? path : `/${path}`.replace(/\/{2,}/g, '/');
}

/** In the order of the navigation; for equal `sort`, unpublished entries come last. */
export function inOrder(entries: readonly MenuEntry[]): MenuEntry[] {
  const rank = (one: MenuEntry, other: MenuEntry) =>
    one.sort - other.sort ||
    Number(one.id < 0) - Number(other.id < 0) ||
    Math.abs(one.id) - Math.abs(other.id);
  return [...entries].sort(rank);
}

/** Replaces the entry's id and its references by those in `ids`. */
export function renumbered(entry: MenuEntry, ids: ReadonlyMap<number, number>): MenuEntry {
  const of = (id: number) => ids.get(id) ?? id;
  return {
    ...entry,
    id: of(entry.id),
    parent: entry.parent === null ? null : of(entry.parent),
    target_menu: entry.target_menu === null ? null : of(entry.target_menu),
  };
}
