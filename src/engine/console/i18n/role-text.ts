import type { TFunction } from 'i18next';
import { roleKey } from '../../schema/access/role-key';

/** Name or summary of a role: translated for a built-in role, else as typed. Empty if hidden from the reader. */
export function roleText(t: TFunction, text: string | undefined): string {
  if (text === undefined) return '';
  return t(`role.${roleKey(text)}`, { defaultValue: text });
}
