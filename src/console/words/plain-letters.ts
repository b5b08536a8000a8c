/** Without capitals and accents: who types `gestion` means `Gestión`. */
export function plainLetters(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
