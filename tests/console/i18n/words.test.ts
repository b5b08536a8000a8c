import { beforeAll, expect, test } from 'vitest';
import { addWords, changeLanguage, startWords, words } from '../../../src/engine/console/i18n/words';
import type { Language } from '../../../src/engine/schema/contract/language-facts';

const table = (language: Language) => ({ part: { word: `word in ${language}` } });

beforeAll(async () => {
  localStorage.setItem('language', 'en');
  await startWords();
});

test('a part that is added while the language is being switched has its words in the new one', async () => {
  let release: (() => void) | undefined;
  await addWords('slow', async () => {
    await new Promise<void>((resolve) => {
      release = resolve;
      if (words.language === 'en' && !words.exists('started')) resolve();
    });
    return { started: 'yes' };
  });
  const switched = changeLanguage('es');
  const added = addWords('part', async (language) => table(language));
  release?.();
  await Promise.all([switched, added]);
  expect(words.t('part.word')).toBe('word in es');
});
