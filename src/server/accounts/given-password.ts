import { randomInt } from 'node:crypto';

/** Letters and digits that nobody takes for one another. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';

/** A password to hand to somebody, about 81 bits: `xxxx-xxxx-xxxx-xx`. */
export function givenPassword(): string {
  const letters = Array.from({ length: 14 }, () => alphabet[randomInt(alphabet.length)]);
  return letters.join('').replace(/.{4}(?=.)/g, '$&-');
}
