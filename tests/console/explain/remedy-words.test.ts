import { expect, test } from 'vitest';
import { readTables } from '../../../src/engine/cli/word-tables';
import { languages } from '../../../src/engine/schema/contract/language';

/** The reasons that allow something; all others deny it. */
const allowances = ['root', 'hasPermission', 'noRule', 'allRows', 'ownRows', 'possible'];

/** The first-level keys of a table, or of its part below `head`. */
function firstKeys(language: string, table: string, head = ''): string[] {
  const keys = [...(readTables(language).get(table)?.keys() ?? [])].filter((key) => key.startsWith(head));
  return [...new Set(keys.map((key) => key.slice(head.length).replace(/\..*$/, '')))];
}

test('what would have to change is said for every reason that denies something, in every language', () => {
  const refusals = firstKeys('en', 'access').filter((reason) => !allowances.includes(reason));
  for (const language of languages) {
    const remedies = firstKeys(language, 'explain', 'remedy.');
    expect([language, remedies.sort()]).toEqual([language, refusals.sort()]);
  }
});
