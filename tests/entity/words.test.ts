import { expect, test } from 'vitest';
import {
  acceptedLanguage,
  customerLanguages,
  languageOf,
  languages,
} from '../../src/engine/schema/contract/language';
import { englishWords } from '../../src/engine/schema/model/entity-words';
import { specimen } from '../support/specimen';

test('the declaration is the English table', () => {
  const words = englishWords(specimen);
  expect(words).toMatchObject({
    title: 'Specimen',
    plural: 'Specimens',
    enums: { kind: { plain: 'Plain', fancy: 'Fancy' } },
    actions: { submit: 'Submit', recall: 'Recall' },
  });
  expect(words.fields).not.toHaveProperty('version');
});

test.each([
  ['en-US', 'en'],
  ['es-MX', 'es'],
  ['zh-TW', 'zh-cn'],
  ['fr', 'zh-cn'],
  ['', 'zh-cn'],
  [undefined, 'zh-cn'],
])('L8: %s is %s', (tag, language) => {
  expect(languageOf(tag)).toBe(language);
});

test.each([
  ['en-US,en;q=0.9', 'en'],
  ['de-AT', 'de'],
  ['pt-BR,ru;q=0.8,en;q=0.5', 'ru'],
  ['ko;q=0.3, vi-VN; q=0.9', 'vi'],
  ['bg;q=0,ro', 'ro'],
  ['zh-Hant-TW', 'zh-cn'],
  ['ital', 'zh-cn'],
  ['*', 'zh-cn'],
  ['fr;q=.', 'zh-cn'],
  [undefined, 'zh-cn'],
])('L8: a caller that accepts %s is answered in %s', (header, language) => {
  expect(acceptedLanguage(header, customerLanguages)).toBe(language);
});

test('what is there in fewer languages is answered in the best of those', () => {
  expect(acceptedLanguage('de, en;q=0.8, es;q=0.5', languages)).toBe('en');
  expect(acceptedLanguage('de', languages)).toBe('zh-cn');
});
