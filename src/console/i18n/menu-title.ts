import type { TFunction } from 'i18next';

/** What a menu or button is called: a known name is translated, any other shown as its administrator gave it. */
export function menuTitle(t: TFunction, name: string): string {
  return t(`menu.${name}`, { defaultValue: name });
}
