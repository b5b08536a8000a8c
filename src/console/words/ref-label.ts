import type { TFunction } from 'i18next';
import { menuTitle } from './menu-title';

/** What a record that is pointed to is called: menus have names that are translated, all others their own. */
export function refLabel(t: TFunction, entity: string | undefined, label: string): string {
  return entity === 'menu' ? menuTitle(t, label) : label;
}
