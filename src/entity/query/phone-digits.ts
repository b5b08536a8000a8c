/** With fewer digits left, zeros at the beginning belong to the part of a number that is sought. */
const fewest = 4;

/**
 * Digits to look for of a text that may be a phone number or a part of one; else undefined. Without the zeros that stand
 * for `+` or before an area, as far as what is left is not the end of a number, such as 0042.
 */
export function phoneDigits(text: string): string | undefined {
  if (!/^\+?[\d\s()./-]+$/.test(text.trimStart())) return undefined;
  const digits = text.replace(/\D/g, '');
  const plain = digits.replace(/^0+/, '');
  const sought = plain.length < fewest ? digits : plain;
  return sought.length < 3 ? undefined : sought;
}
