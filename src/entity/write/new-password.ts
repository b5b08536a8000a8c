import type { Issue } from '../contract/issue';

export const newPasswordLength = { least: 8, most: 128 } as const;

/** What somebody who tries the product's name would try. */
const productName = 'footwork';

/** Shorter words are in many a password by chance. */
const shortestName = 4;

/** What of an account is known to others. */
export interface AccountNames {
  readonly username?: string | null | undefined;
  readonly nickname?: string | null | undefined;
  readonly contact?: string | null | undefined;
}

/**
 * What is wrong with a password that somebody chooses, as far as it can be said without the list of common ones; empty
 * when nothing is. Passwords that were chosen before are not judged by it.
 */
export function newPasswordIssues(field: string, password: string, names: AccountNames): Issue[] {
  const { least, most } = newPasswordLength;
  if (password === '') return [{ field, rule: 'enterPassword', params: {} }];
  if (password.length < least) return [{ field, rule: 'minLength', params: { limit: least } }];
  if (password.length > most) return [{ field, rule: 'maxLength', params: { limit: most } }];
  return containsName(password, names) ? [{ field, rule: 'passwordHasName', params: {} }] : [];
}

/** Of a name each word, and all of them together, counts. */
function containsName(password: string, { username, nickname, contact }: AccountNames): boolean {
  const text = lettersOf(password);
  const names = [username, nickname, contact].map((name) => name ?? '');
  const words = names.flatMap((name) => [lettersOf(name), ...name.split(/[^\p{L}\p{N}]+/u).map(lettersOf)]);
  return [productName, ...words].some((word) => word.length >= shortestName && text.includes(word));
}

function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
