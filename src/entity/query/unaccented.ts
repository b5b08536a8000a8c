/** Letters that no accent sets apart from the plain one. */
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

/** Accents that stand above, below or through a letter. */
const marks = /[\u0300-\u036f]/g;
const otherLetters = new RegExp(`[${Object.keys(others).join('')}]`, 'g');

/** Without accents: who seeks `jose` means `José`. `src/server/database/unaccented-sql.ts` does the same in SQL. */
export function unaccented(text: string): string {
  const plain = text.normalize('NFD').replace(marks, '').normalize('NFC');
  return plain.replace(otherLetters, (letter) => others[letter] ?? letter);
}
