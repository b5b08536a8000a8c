import { unaccented } from '../../entity/unaccented';

/** Without capitals and accents: who types `gestion` means `Gestión`. */
export function plainLetters(text: string): string {
  return unaccented(text).toLowerCase();
}
