import { blankEntry, type MenuEntry } from '../../../schema/menu/menu-entry';
import { entriesBelow } from '../../../schema/menu/menu-position';
import type { MenuType } from '../../../schema/menu/menu-rules';
import type { Entity } from '../../../schema/model/entity';

type Name = keyof MenuEntry & string;

const page = ['route_name', 'path'] as const satisfies readonly Name[];
const look = ['icon', 'image', 'description', 'sort', 'visible'] as const satisfies readonly Name[];

/** The fields of each type, in the order of the form. */
export const fieldsOfType: Readonly<Record<MenuType, readonly Name[]>> = {
  directory: ['name', 'parent', ...page, 'component', 'redirect', 'target_menu', ...look, 'always_show'],
  menu: ['name', 'parent', ...page, 'component', 'params', ...look, 'keep_alive'],
  iframe: ['name', 'parent', ...page, 'url', 'params', ...look, 'keep_alive'],
  button: ['name', 'parent', 'perm', 'description', 'sort'],
};

/** A new entry at the end of `parent` (undefined: top), with the parent's roles. */
export function newEntry(
  menu: Entity,
  entries: readonly MenuEntry[],
  parent: MenuEntry | undefined,
): MenuEntry {
  const last = entriesBelow(entries, parent?.id ?? null).at(-1);
  return {
    ...blankEntry(menu),
    id: newEntryId(),
    name: '',
    type: parent?.type === 'menu' ? 'button' : 'menu',
    parent: parent?.id ?? null,
    sort: (last?.sort ?? 0) + 1,
    roles: parent?.roles ?? [],
  };
}

let last = 0;

/** A negative id for an entry that is not stored yet; sessions that edit the same draft get different ones. */
function newEntryId(): number {
  last = Math.max(last + 1, Date.now() * 1000 + Math.floor(Math.random() * 1000));
  return -last;
}
