import type { SeedRole } from '#engine/server/seed/accounts';
import type { Menu } from '#engine/server/seed/menu';
import { deviceTypeNames, nameInMenus } from '../../../schemas/parts/device-types';
import data from './data/roles.json';

/**
 * The granted buttons by menu; the directories above the menus are included. `report{type}` stands for the
 * menus of all device types, of which only the first has the buttons.
 */
type Grants = 'everything' | Readonly<Record<string, readonly string[]>>;

interface RoleSpec extends Omit<SeedRole, 'id' | 'sort' | 'menus'> {
  readonly grants: Grants;
  /** Permissions that are granted without the page that contains their button. */
  readonly perms?: readonly string[] | undefined;
}

/**
 * A partner assigns roles to accounts of its stores, and sees nothing of a role but its name. A partner
 * cannot assign a role in which fields are editable that are read-only for the partner.
 */
export const roleSpecs = data as readonly RoleSpec[];

/** Ids of the menus and buttons of a role. Throws if the role names an unknown menu, button or permission. */
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
