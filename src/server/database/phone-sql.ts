/** SQL of the digits of a phone number, in which a search finds any part. */
export function phoneDigitsSql(phone: string): string {
  return `translate(${phone}, ' +-', '')`;
}

/**
 * SQL of what makes two phone numbers the same, as `phoneKey` of `src/entity` has it. Built-in functions only: a plan
 * counts by it before anything of ours exists.
 */
export function phoneKeySql(phone: string): string {
  return `ltrim(${phoneDigitsSql(phone)}, '0')`;
}
