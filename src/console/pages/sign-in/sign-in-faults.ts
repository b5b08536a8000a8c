import type { Captcha, Credentials } from './sign-in-request';

/** Fields of the sign-in form that a rule speaks about, with the key of its words. */
export type SignInFaults = Partial<Record<'username' | 'password' | 'captchaCode', string>>;

const shortestPassword = 6;

export function faultsOf(given: Credentials, captcha: Captcha | null): SignInFaults {
  const faults: SignInFaults = {};
  if (given.username.trim() === '') faults.username = 'errors.username';
  if (given.password === '') faults.password = 'errors.password';
  else if (given.password.length < shortestPassword) faults.password = 'errors.passwordShort';
  if (captcha && !given.withoutPicture && given.captchaCode.trim() === '')
    faults.captchaCode = 'errors.verifyCode';
  return faults;
}
