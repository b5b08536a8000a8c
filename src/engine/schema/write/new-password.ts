import { appName } from '../contract/app';
import type { Issue } from '../contract/issue';

export const newPasswordLength = { least: 8, most: 128 } as const;

/** Shorter words occur in many passwords by chance. */
const shortestName = 4;

/** The names of an account that others know. */
export interface AccountNames {
  readonly username?: string | null | undefined;
  readonly nickname?: string | null | undefined;
  readonly contact?: string | null | undefined;
}

/**
 * The issues of a password that a user chooses, except for the check against common passwords; empty when it is
 * accepted. Existing passwords are not checked.
 */
export function newPasswordIssues(field: string, password: string, names: AccountNames): Issue[] {
  const { least, most } = newPasswordLength;
  if (password === '') return [{ field, rule: 'enterPassword', params: {} }];
  if (password.length < least) return [{ field, rule: 'minLength', params: { limit: least } }];
  if (password.length > most) return [{ field, rule: 'maxLength', params: { limit: most } }];
  return containsName(password, names) ? [{ field, rule: 'passwordHasName', params: {} }] : [];
}

/** Checks each word of a name, and all words joined. */
function containsName(password: string, { username, nickname, contact }: AccountNames): boolean {
  const text = lettersOf(password);
  const names = [username, nickname, contact].map((name) => name ?? '');
  const words = names.flatMap((name) => [lettersOf(name), ...name.split(/[^\p{L}\p{N}]+/u).map(lettersOf)]);
  // The product's name and its first word are obvious guesses.
  const product = [lettersOf(appName), lettersOf(appName.split(' ')[0] ?? '')];
  return [...product, ...words].some((word) => word.length >= shortestName && text.includes(word));
}

function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
