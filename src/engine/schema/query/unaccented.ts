/** Letters that Unicode does not decompose into a plain letter and an accent. */
const others: Readonly<Record<string, string>> = {
  đ: 'd',
  Đ: 'D',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  ı: 'i',
  ß: 'ss',
  ẞ: 'SS',
};

/** Combining accents. */
const marks = /[\u0300-\u036f]/g;
const otherLetters = new RegExp(`[${Object.keys(others).join('')}]`, 'g');

/**
 * Removes accents, so that a search for `jose` finds `José`. `src/engine/server/database/unaccented-sql.ts`
 * does the same in SQL.
 */
export function unaccented(text: string): string {
  const plain = text.normalize('NFD').replace(marks, '').normalize('NFC');
  return plain.replace(otherLetters, (letter) => others[letter] ?? letter);
}
