import type { MenuOption } from '../contract/menu-option';
import type { MenuEntry } from './menu-entry';
import { branchOf } from './menu-rules';

/** The menus, less buttons, that may stand above the one of that id: neither itself nor what is below it. */
export function menuOptions(menus: readonly MenuEntry[], id: number): MenuOption[] {
  const own = branchOf(menus, id);
  const offered = menus.filter((menu) => menu.type !== 'button' && !own.has(menu.id));
  const optionsBelow = (parent: number | null): MenuOption[] =>
    offered
      .filter((menu) => menu.parent === parent)
      .map((menu) => ({ value: menu.id, label: menu.name, children: optionsBelow(menu.id) }));
  return optionsBelow(null);
}
