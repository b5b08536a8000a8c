import type { MenuEntry } from '../../../entity/menu/menu-entry';
import type { MenuType } from '../../../entity/menu/menu-rules';

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

/** Types that may stand below an entry of that type; undefined is the top. */
export function typesBelow(above: MenuType | undefined): readonly MenuType[] {
  if (above === undefined || above === 'directory') return ['directory', 'menu', 'iframe'];
  return above === 'menu' ? ['button'] : [];
}

let last = 0;

/** A negative id for an entry that is not stored yet; sessions that edit the same draft get different ones. */
export function newEntryId(): number {
  last = Math.max(last + 1, Date.now() * 1000 + Math.floor(Math.random() * 1000));
  return -last;
}
