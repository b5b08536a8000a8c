import { expect, test } from 'vitest';
import { englishWords, wordKeys } from '../../src/entity/entity-words';
import { languageOf } from '../../src/entity/language';
import { specimen } from '../support/specimen';

test('the declaration is the English table', () => {
  const words = englishWords(specimen);
  expect(words).toMatchObject({
    title: 'Specimen',
    plural: 'Specimens',
    enums: { kind: { plain: 'Plain', fancy: 'Fancy' } },
    actions: { submit: 'Submit', recall: 'Recall' },
  });
  expect(wordKeys(words)).toContain('enums.kind.fancy');
  expect(words.fields).not.toHaveProperty('version');
});

test.each([
  ['en-US,en;q=0.9', 'en'],
  ['es-MX', 'es'],
  ['zh-TW', 'zh-cn'],
  ['fr', 'zh-cn'],
  ['', 'zh-cn'],
  [undefined, 'zh-cn'],
])('L8: %s is %s', (tag, language) => {
  expect(languageOf(tag)).toBe(language);
});
