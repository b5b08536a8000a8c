import type { App } from '../schema/contract/define-app';
import { ownTableFile, type WordTable } from './word-tables';

/** Words that the application's kinds of accounts and levels lack; `english` holds the English tables by name. */
export function appWordFaults(app: App, english: ReadonlyMap<string, WordTable>): string[] {
  const levels = app.levels.map(({ name }) => name);
  const needed: Readonly<Record<string, readonly string[]>> = {
    utypes: app.userTypes.map(({ value }) => String(value)),
    access: levels.map((level) => `without.${level}`),
    account: levels.map((level) => `profile.reaches.${level}`),
    explain: levels.flatMap((level) => [`reach.${level}`, `remedy.without.${level}`]),
    rolePage: levels.map((level) => `scope.${level}`),
  };
  return Object.entries(needed).flatMap(([table, keys]) =>
    keys
      .filter((key) => !english.get(table)?.has(key))
      .map((key) => `${ownTableFile('en', table)}: ${key} is missing`),
  );
}
