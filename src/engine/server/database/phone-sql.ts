/** SQL of the digits of a phone number, of which a search matches any part. */
export function phoneDigitsSql(phone: string): string {
  return `translate(${phone}, ' +-', '')`;
}

/**
 * SQL of the key by which phone numbers are equal, as `phoneKey` of `src/engine/schema`. Uses built-in functions only: a plan
 * counts by it before our functions exist.
 */
export function phoneKeySql(phone: string): string {
  return `ltrim(${phoneDigitsSql(phone)}, '0')`;
}
