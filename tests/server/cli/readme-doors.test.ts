import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Each command and variable of the README has a test that uses it. */
const readme = readFileSync('README.md', 'utf8');
const tests = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.test\.tsx?$/.test(path) && !path.endsWith('readme-doors.test.ts'))
  .map((path) => readFileSync(join('tests', path), 'utf8'));

/** Names between backquotes in the first cells of a chapter's tables. */
function namesIn(chapter: string, pattern: RegExp): string[] {
  const [, text = ''] = readme.split(`\n## ${chapter}\n`);
  const cells = (text.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| `'));
  return cells.flatMap((line) => [...(line.split(' |')[0] ?? '').matchAll(pattern)].map(([name]) => name));
}

const commands = namesIn('Two commands', /npm run (?:-s )?[a-z0-9]+/g);
// `npm run check` runs the tests, so no test starts it.
test.each(commands.filter((name) => name !== 'npm run check'))('a test is named for `%s`', (command) => {
  const titles = tests.flatMap((text) => text.match(/^ *(?:test|describe)\b.*$/gm) ?? []);
  expect(titles.filter((title) => title.includes(command))).not.toEqual([]);
});

test.each(namesIn('Environment', /[A-Z][A-Z_]+/g))('a test sets %s', (name) => {
  expect(tests.some((text) => new RegExp(`\\b${name}\\b(?:: | ?[,=}])`).test(text))).toBe(true);
});

test('the README has its tables', () => {
  expect(commands).toContain('npm run plan');
  expect(namesIn('Environment', /[A-Z][A-Z_]+/g)).toContain('DATA_DIR');
});
