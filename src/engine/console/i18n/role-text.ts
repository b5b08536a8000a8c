import type { TFunction } from 'i18next';

/** Name or summary of a role: translated for a built-in role, else as typed. Empty if hidden from the reader. */
export function roleText(t: TFunction, text: string | undefined): string {
  if (text === undefined) return '';
  const key = text.toLowerCase().replace(/[^a-z]+/g, '-');
  return t(`role.${key}`, { defaultValue: text });
}
