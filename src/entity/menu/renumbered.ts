import type { MenuEntry } from './menu-entry';

/** The entry with other ids, its own and those it points to, where `ids` knows one. */
export function renumbered(entry: MenuEntry, ids: ReadonlyMap<number, number>): MenuEntry {
  const of = (id: number) => ids.get(id) ?? id;
  return {
    ...entry,
    id: of(entry.id),
    parent: entry.parent === null ? null : of(entry.parent),
    target_menu: entry.target_menu === null ? null : of(entry.target_menu),
  };
}
