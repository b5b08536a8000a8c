import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { patternOfFormat } from '../../../src/engine/schema/write/formats';
import { posixPattern } from '../../../src/engine/server/plan/posix-pattern';
import { openForTests } from '../../support/open-for-tests';
import { oneEngine, openEngine } from '../database/engines';

test.each([
  ['^[A-Z0-9-]{3,32}$', '^[A-Z0-9-]{3,32}$'],
  ['^\\d+\\.\\d$', '^[0-9]+\\.[0-9]$'],
  ['^[\\w-]+$', '^[A-Za-z0-9_-]+$'],
  ['\\D', '[^0-9]'],
  ['^(?:a|b)*?$', '^(?:a|b)*?$'],
  ['[[\\]]', '[\\[\\]]'],
  ['\\u{1F600}\\x41', '\\U0001f600\\U00000041'],
  ['a.b', 'a[^\\n\\r\\u2028\\u2029]b'],
])('%s is %s in PostgreSQL', (source, expected) => {
  expect(posixPattern(source)).toBe(expected);
});

test.each([
  '\\p{L}',
  '(?<=a)b',
  '(?=a)',
  '(?!a)',
  '(?<name>a)',
  '(a)\\1',
  '\\bword\\b',
  '[^\\S]',
  '[]',
  '[^]',
  'a{300}',
  'a{1,256}',
  '\\0',
  '\\u{D800}',
  '\\cA',
])('%s is left to the validator', (source) => {
  expect(posixPattern(source)).toBeUndefined();
});

const piece = fc.constantFrom(
  'a',
  'B',
  '7',
  '_',
  '-',
  '/',
  ' ',
  '\t',
  '\n',
  '\u0085',
  '\u00a0',
  '\u2003',
  '\ufeff',
  'é',
  '中',
  '😀',
  '.',
  ']',
);
const sources = [
  ...Object.values(patternOfFormat),
  '\\S',
  '\\s',
  '\\w',
  '\\W',
  '\\d',
  '\\D',
  '.',
  '^.+$',
  '^[^\\s/]+$',
  '[\\w.-]{2,3}',
  '^(?:\\w+ ?){1,4}$',
  'a|',
  '^a?$',
  '[a-c-]',
  '[\\]-]',
];

describe.each(oneEngine)('%s', (engine) => {
  const database = openForTests(() => openEngine(engine, 'posix_pattern'));

  test('matches what JavaScript matches', async () => {
    const texts = fc.sample(fc.string({ unit: piece, maxLength: 6 }), { numRuns: 300, seed: 7 });
    for (const source of sources) {
      const pattern = posixPattern(source);
      expect(pattern, source).toBeDefined();
      // Compares positions, because PGlite drops a byte order mark at the start of a text in a result.
      const { rows } = await sql<{ at: number }>`
        select at - 1 as at from unnest(${texts}::text[]) with ordinality as given (text, at)
        where text ~ ${pattern} order by at`.execute(database.kysely);
      const expected = texts.flatMap((text, at) => (new RegExp(source, 'u').test(text) ? [at] : []));
      expect(
        rows.map((row) => row.at),
        source,
      ).toEqual(expected);
    }
  });
});
