/** Fields of the form that changes a password. */
export interface Passwords {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly repeated: string;
}

export type PasswordFaults = Partial<Record<keyof Passwords, string>>;

const shortest = 6;

/** What is wrong with a password that is entered, as the key of its words; undefined when nothing is. */
export function passwordFault(password: string): string | undefined {
  if (password === '') return 'validation.enterPassword';
  return password.length < shortest ? 'validation.passwordTooShort' : undefined;
}

/** The rules of the server, and that the new password was typed twice the same. Values are keys of words. */
export function passwordFaults({ oldPassword, newPassword, repeated }: Passwords): PasswordFaults {
  const faults: PasswordFaults = {};
  const [old, fresh] = [passwordFault(oldPassword), passwordFault(newPassword)];
  if (old) faults.oldPassword = old;
  if (fresh) faults.newPassword = fresh;
  else if (newPassword === oldPassword) faults.newPassword = 'validation.samePassword';
  else if (repeated !== newPassword) faults.repeated = 'account.password.notTheSame';
  return faults;
}
