/** If stripping leading zeros leaves fewer digits than this, the zeros are part of the searched number. */
const fewest = 4;

/**
 * The digits to search for if the text may be a phone number or a part of one; undefined otherwise, and for
 * fewer than three digits. Leading zeros are removed, since they replace `+` or precede an area code, unless
 * the rest is so short that it may be the end of a number, such as 0042.
 */
export function phoneDigits(text: string): string | undefined {
  if (!/^\+?[\d\s()./-]+$/.test(text.trimStart())) return undefined;
  const digits = text.replace(/\D/g, '');
  const plain = digits.replace(/^0+/, '');
  const sought = plain.length < fewest ? digits : plain;
  return sought.length < 3 ? undefined : sought;
}
