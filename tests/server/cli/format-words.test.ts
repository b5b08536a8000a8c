import { expect, test } from 'vitest';
import { formatWordFaults } from '../../../src/engine/cli/format-words';
import { readTables } from '../../../src/engine/cli/word-tables';

const sentences = [...(readTables('en').get('validation') ?? [])];

test('20.2: every format that refuses values has its sentence', () => {
  expect(formatWordFaults(new Map([['validation', new Map(sentences)]]))).toEqual([]);
});

test('20.2: the missing sentence of a format that refuses values is named with its file', () => {
  const kept = sentences.filter(([key]) => !['format.email', 'format.percent'].includes(key));
  expect(formatWordFaults(new Map([['validation', new Map(kept)]])).toSorted()).toEqual([
    'src/engine/locales/en/validation.json: format.email is missing',
    'src/engine/locales/en/validation.json: format.percent is missing',
  ]);
});

test('20.2: a format that only says how a field is stored and shown needs no sentence', () => {
  expect(
    formatWordFaults(new Map()).filter((fault) => /format\.(multiline|html|json|password) /.test(fault)),
  ).toEqual([]);
});
