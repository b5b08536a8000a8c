import { beforeAll, expect, it } from 'vitest';
import { words } from '../../../src/engine/console/i18n/words';
import { sumText } from '../../../src/footwork/cashback/pages/cashback/sum-text';
import english from '../../../src/footwork/cashback/pages/cashback/words/en.json';
import { englishConsole } from '../support/words';

beforeAll(async () => {
  await englishConsole();
  words.addResourceBundle('en', 'translation', english, true, true);
});

it.each([
  [0, 2, '0 counted + 2 adjusted = 2'],
  [1200, -3, '1,200 counted − 3 adjusted = 1,197'],
  [1, -3, '1 counted − 3 adjusted, never below 0 = 0'],
  [5, 0, undefined],
])('18.4: says how %i counted and %i adjusted come to what is reached', (counted, adjusted, text) => {
  expect(sumText(words.t, 'en', { counted, adjusted })).toBe(text);
});
