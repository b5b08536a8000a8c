import type { NamedCode } from './entity-schema';

const made = new Map<string, Intl.DisplayNames>();

/** What people call a code: `ES` is Spain, España or 西班牙. */
export function codeName(kind: NamedCode, code: string, language: string): string {
  const key = `${language} ${kind}`;
  const names = made.get(key) ?? new Intl.DisplayNames(language, { type: kind });
  made.set(key, names);
  return names.of(code) ?? code;
}
