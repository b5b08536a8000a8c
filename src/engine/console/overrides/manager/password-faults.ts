import { type AccountNames, newPasswordIssues } from '../../../schema/write/new-password';

/** Fields of the password form. */
export interface Passwords {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly repeated: string;
}

/** An error as translation keys with parameters. */
export interface PasswordFault {
  /** The first key with a translation is used. */
  readonly keys: readonly string[];
  readonly params?: Readonly<Record<string, string | number>>;
}

export type PasswordFaults = Partial<Record<keyof Passwords, PasswordFault>>;

/** Error of a new password for an account with these names. The server also rejects common passwords. */
export function newPasswordFault(password: string, names: AccountNames): PasswordFault | undefined {
  const [issue] = newPasswordIssues('', password, names);
  if (!issue) return undefined;
  return {
    keys: [`validation.manager.newPassword.${issue.rule}`, `validation.${issue.rule}`],
    params: issue.params,
  };
}

/** Checks the server's rules, and that both new passwords are equal. Only the server judges the present password. */
export function passwordFaults(
  { oldPassword, newPassword, repeated }: Passwords,
  names: AccountNames,
): PasswordFaults {
  const faults: PasswordFaults = {};
  if (oldPassword === '') faults.oldPassword = { keys: ['validation.enterPassword'] };
  const fresh = newPasswordFault(newPassword, names);
  if (fresh) faults.newPassword = fresh;
  else if (newPassword === oldPassword) faults.newPassword = { keys: ['validation.samePassword'] };
  else if (repeated !== newPassword) faults.repeated = { keys: ['account.password.notTheSame'] };
  return faults;
}
