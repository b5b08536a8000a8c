import type { TFunction } from 'i18next';
import { roleKey } from '../../entity/access/role-key';

/**
 * The name or the summary of a role: of one that came with the console in the reader's language, else as typed.
 * Empty where it is hidden from the reader.
 */
export function roleText(t: TFunction, text: string | undefined): string {
  if (text === undefined) return '';
  return t(`role.${roleKey(text)}`, { defaultValue: text });
}
