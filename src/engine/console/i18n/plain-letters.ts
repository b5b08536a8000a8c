import { unaccented } from '../../schema/query/unaccented';

/** Lower case without accents, so that `gestion` finds `Gestión`. */
export function plainLetters(text: string): string {
  return unaccented(text).toLowerCase();
}
