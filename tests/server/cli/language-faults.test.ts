import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languageFaults } from '../../../src/engine/cli/language-faults';
import { readTables, type WordTable } from '../../../src/engine/cli/word-tables';

/** The faults of Spanish after a change of the English table. */
function faultsWith(name: string, change: (words: Map<string, string>) => void): string[] {
  const english: Map<string, WordTable> = new Map(readTables('en'));
  const words = new Map(english.get(name));
  change(words);
  english.set(name, words);
  // The English words of entities are in their declarations.
  return languageFaults('es', english).filter((fault) => !fault.includes('/entities/'));
}

const [calendar, list] = ['src/footwork/calendar/pages/calendar/words', 'src/engine/locales'];

test.each([
  ['calendar', 'today', `${calendar}/es.json`, `${calendar}/en.json`],
  ['list', 'actions', `${list}/es/list.json`, `${list}/en/list.json`],
])(
  '20.2: a missing English word of %s is said to be missing, with the files',
  (name, key, spanish, english) => {
    expect(faultsWith(name, (words) => words.delete(key))).toEqual([
      `${spanish}: ${key} has no English word; add it to ${english}, or remove it`,
    ]);
    for (const file of [spanish, english]) expect(existsSync(file)).toBe(true);
  },
);

test('20.2: as they are, the words have no faults', () => {
  expect(faultsWith('calendar', () => {})).toEqual([]);
});

test('20.2: a file of words that is missing is one line, whatever number of words it lacks', () => {
  const add = (words: Map<string, string>) => words.set('one', 'One').set('two', 'Two');
  expect(faultsWith('nowhere', add)).toEqual(['src/footwork/locales/es/nowhere.json is missing']);
});

test('a word that a declaration of the application adds to an entity of the engine is missing in the application', () => {
  const words = new Map(readTables('es'));
  words.set('entities/menu', new Map([...(words.get('entities/menu') ?? []), ['enums.kind.dock', 'Dock']]));
  const faults = languageFaults('es', words).filter((fault) => fault.includes('entities/menu'));
  expect(faults).toEqual(['src/footwork/locales/es/entities/menu.json is missing']);
});

test('the words of an entity that is no more are named as a file to delete', () => {
  const words = new Map(readTables('es'));
  words.delete('entities/version');
  const faults = languageFaults('es', words).filter((fault) => fault.includes('entities/'));
  expect(faults).toEqual([
    'src/footwork/locales/es/entities/version.json: no entity is named "version"; delete the file',
  ]);
});
