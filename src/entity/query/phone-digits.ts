/** Digits of a text that may be a phone number or a part of one, without zeros before a country or an area; else undefined. */
export function phoneDigits(text: string): string | undefined {
  if (!/^\+?[\d\s()./-]+$/.test(text.trimStart())) return undefined;
  const digits = text.replace(/\D/g, '').replace(/^0+/, '');
  return digits.length < 3 ? undefined : digits;
}
