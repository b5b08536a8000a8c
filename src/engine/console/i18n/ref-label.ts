import type { TFunction } from 'i18next';
import { menuTitle } from './menu-title';
import { roleText } from './role-text';

/** Label of a record: names of menus and built-in roles are translated. */
export function refLabel(t: TFunction, entity: string | undefined, label: string): string {
  if (entity === 'menu') return menuTitle(t, label);
  return entity === 'role' ? roleText(t, label) : label;
}
