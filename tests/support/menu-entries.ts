import type { MenuEntry } from '../../src/engine/schema/menu/menu-entry';
import type { MenuType } from '../../src/engine/schema/menu/menu-rules';

const types: Readonly<Record<string, MenuType>> = { d: 'directory', m: 'menu', b: 'button', i: 'iframe' };

/** An entry with this id and default values, except for `values`. */
export function entryOf(id: number, values: Partial<MenuEntry> = {}): MenuEntry {
  return {
    id,
    parent: null,
    type: 'menu',
    name: `n${id}`,
    route_name: null,
    path: `p${id}`,
    component: null,
    redirect: null,
    target_menu: null,
    url: null,
    perm: null,
    icon: null,
    image: null,
    description: null,
    sort: 0,
    visible: true,
    keep_alive: true,
    always_show: false,
    params: null,
    roles: [],
    ...values,
  };
}

/**
 * A tree from one line per entry, `d1`, `  m2`: the type's first letter and the id, indented by two below
 * the one above; siblings are numbered from 1.
 */
export function treeOf(text: string): MenuEntry[] {
  const above: number[] = [];
  const counts = new Map<number | null, number>();
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const level = line.search(/\S/) / 2;
      const id = Number(line.trim().slice(1));
      const parent = level === 0 ? null : (above[level - 1] ?? null);
      above[level] = id;
      counts.set(parent, (counts.get(parent) ?? 0) + 1);
      return entryOf(id, {
        type: types[line.trim()[0] ?? ''] ?? 'menu',
        parent,
        sort: counts.get(parent) ?? 0,
      });
    });
}
