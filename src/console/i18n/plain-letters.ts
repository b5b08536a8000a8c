import { unaccented } from '../../entity/query/unaccented';

/** Without capitals and accents: who types `gestion` means `Gestión`. */
export function plainLetters(text: string): string {
  return unaccented(text).toLowerCase();
}
