import type { SeedRole } from '#engine/server/seed/accounts';
import type { Menu } from '#engine/server/seed/menu';
import { deviceTypeNames, nameInMenus } from '../../../schemas/parts/device-types';
import data from './data/roles.json';

/**
 * Buttons by menu; includes the directories above. `report{type}` is the menus of all types of devices, of which the
 * first has the buttons.
 */
type Grants = 'everything' | Readonly<Record<string, readonly string[]>>;

interface RoleSpec extends Omit<SeedRole, 'id' | 'sort' | 'menus'> {
  readonly grants: Grants;
  /** Permissions without the page that has their button. */
  readonly perms?: readonly string[] | undefined;
}

/**
 * A partner assigns roles to accounts of its stores, and sees nothing of a role but its name. Partners cannot pass on a
 * role that leaves fields editable that are read-only for themselves.
 */
export const roleSpecs = data as readonly RoleSpec[];

/** Ids of the menus and buttons of a role. Throws where it names an unknown one. */
export function menuIdsOf(
  { code, grants, perms = [] }: Pick<RoleSpec, 'code' | 'grants' | 'perms'>,
  menus: readonly Menu[],
): number[] {
  if (grants === 'everything') return menus.map((menu) => menu.id);
  const found = (name: string, isMeant: (menu: Menu) => boolean): Menu => {
    const menu = menus.find(isMeant);
    if (!menu) throw new Error(`The role ${code} names ${name}, which is not in the navigation.`);
    return menu;
  };
  const granted = Object.entries(grants)
    .flatMap(ofTypes)
    .flatMap(([name, buttons]) => {
      const page = found(name, (menu) => menu.name === name && menu.type !== 'button');
      return [
        ...menus.filter((menu) => menu.id === page.parent),
        page,
        ...buttons.map((button) =>
          found(`${name}:${button}`, (menu) => menu.parent === page.id && menu.name === button),
        ),
      ];
    });
  const alone = perms.map((perm) => found(perm, (menu) => menu.perm === perm));
  return [...new Set([...granted, ...alone].map((menu) => menu.id))];
}

function ofTypes([name, buttons]: [string, readonly string[]]): [string, readonly string[]][] {
  if (!name.includes('{type}')) return [[name, buttons]];
  return deviceTypeNames.map((type, at) => [
    name.replace('{type}', nameInMenus(type)),
    at === 0 ? buttons : [],
  ]);
}
