import type { TFunction } from 'i18next';

/** Title of a menu or button: a known name is translated, any other is shown as the administrator typed it. */
export function menuTitle(t: TFunction, name: string): string {
  return t(`menu.${name}`, { defaultValue: name });
}
