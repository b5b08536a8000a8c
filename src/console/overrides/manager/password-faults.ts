import { type AccountNames, newPasswordIssues } from '../../../entity/write/new-password';

/** Fields of the form that changes a password. */
export interface Passwords {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly repeated: string;
}

/** Words, and what fills them. */
export interface PasswordFault {
  /** The first of these that the language has. */
  readonly keys: readonly string[];
  readonly params?: Readonly<Record<string, string | number>>;
}

export type PasswordFaults = Partial<Record<keyof Passwords, PasswordFault>>;

const shortest = 6;

/** What is wrong with a password that is chosen for an account with these names; the server knows common ones, too. */
export function newPasswordFault(password: string, names: AccountNames): PasswordFault | undefined {
  const [issue] = newPasswordIssues('', password, names);
  if (!issue) return undefined;
  return {
    keys: [`validation.manager.newPassword.${issue.rule}`, `validation.${issue.rule}`],
    params: issue.params,
  };
}

/** The rules of the server, and that the new password was typed twice the same. */
export function passwordFaults(
  { oldPassword, newPassword, repeated }: Passwords,
  names: AccountNames,
): PasswordFaults {
  const faults: PasswordFaults = {};
  if (oldPassword === '') faults.oldPassword = { keys: ['validation.enterPassword'] };
  else if (oldPassword.length < shortest) faults.oldPassword = { keys: ['validation.passwordTooShort'] };
  const fresh = newPasswordFault(newPassword, names);
  if (fresh) faults.newPassword = fresh;
  else if (newPassword === oldPassword) faults.newPassword = { keys: ['validation.samePassword'] };
  else if (repeated !== newPassword) faults.repeated = { keys: ['account.password.notTheSame'] };
  return faults;
}
