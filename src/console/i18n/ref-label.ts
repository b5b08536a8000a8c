import type { TFunction } from 'i18next';
import { menuTitle } from './menu-title';
import { roleText } from './role-text';

/** What a record is called: menus and the first roles have names that are translated, all others their own. */
export function refLabel(t: TFunction, entity: string | undefined, label: string): string {
  if (entity === 'menu') return menuTitle(t, label);
  return entity === 'role' ? roleText(t, label) : label;
}
