/** SQL of the digits of a phone number; a search matches any part of them. */
export function phoneDigitsSql(phone: string): string {
  return `translate(${phone}, ' +-', '')`;
}

/**
 * SQL of the key that equal phone numbers share, as `phoneKey` of `src/engine/schema`. It calls built-in
 * functions only, because a plan counts with it before our functions exist.
 */
export function phoneKeySql(phone: string): string {
  return `ltrim(${phoneDigitsSql(phone)}, '0')`;
}
