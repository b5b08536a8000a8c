import type { Issue } from '../../schema/contract/issue';
import { invalid, issueOf } from '../http/invalid';

export interface Credentials {
  readonly username: string;
  readonly password: string;
  /** A value of the application's `userTypes`. */
  readonly utype: string;
  readonly captchaKey: string;
  readonly captchaCode: string;
  readonly captchaProof: string;
}

export const passwordLength = { least: 6, most: 128 } as const;

/** Reads the form of a login. Throws a 422 with what to enter. */
export function credentialsOf(body: unknown): Credentials {
  const text = (name: string) => textOf(body, name);
  const credentials = {
    username: usernameOf(body),
    password: text('password'),
    utype: text('utype'),
    captchaKey: text('captchaKey'),
    captchaCode: text('captchaCode').trim(),
    captchaProof: text('captchaProof'),
  };
  const issues = [
    ...(credentials.username === '' ? [issueOf('username', 'enterUsername')] : []),
    ...passwordIssues('password', credentials.password),
    ...(credentials.utype === '' ? [issueOf('utype', 'required')] : []),
  ];
  if (issues.length > 0) throw invalid(issues);
  return credentials;
}

export function usernameOf(body: unknown): string {
  return textOf(body, 'username').trim();
}

function textOf(body: unknown, name: string): string {
  const value = ((body ?? {}) as Record<string, unknown>)[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The issues of a password at sign-in; empty when it is well-formed. */
export function passwordIssues(field: string, password: string): Issue[] {
  const isShort = password !== '' && password.length < passwordLength.least;
  return isShort ? [issueOf(field, 'passwordTooShort')] : presentPasswordIssues(field, password);
}

/** The issues of a present password that are known without comparing it; a short one is just wrong. */
export function presentPasswordIssues(field: string, password: string): Issue[] {
  if (password === '') return [issueOf(field, 'enterPassword')];
  if (password.length > passwordLength.most)
    return [issueOf(field, 'maxLength', { limit: passwordLength.most })];
  return [];
}
