import { readFileSync } from 'node:fs';
import content from '#app/content';
import { app } from '../schema/contract/app';
import { customerLanguages, languages } from '../schema/contract/language';
import type { Model } from '../schema/declaration/model';
import { faultMessage } from '../schema/keywords/fault';
import { englishWords } from '../schema/model/entity-words';
import { loadModel } from '../server/registry';
import type { MenuSpec } from '../server/seed/menu-spec';
import { homeFaults, menuFaults } from '../server/seed/navigation-faults';
import { appWordFaults } from './app-words';
import { ownFolder } from './application.mjs';
import { businessWordFaults } from './business-words';
import { customerTables } from './customer-tables';
import { explain } from './explain';
import { formatWordFaults } from './format-words';
import { importFaults } from './import-faults';
import { languageFaults } from './language-faults';
import { literalTexts } from './literal-texts';
import { slowPatterns } from './slow-patterns';
import { englishKeys, plainKey, untranslated } from './table-faults';
import { sourcesBelow, usedWords } from './used-words';
import { flatTable, readTables, tableFile, type WordTable } from './word-tables';

/**
 * The part of `npm run check` that other tools cannot do: imports keep to the modules and layers, the engine contains
 * no business word, no file is too long, every declaration is sound, no pattern is slow, every language has every word,
 * every word is used, every used word exists, and no component contains a literal text.
 */
const longest = 250;
const model = soundModel();
const english = new Map([
  ...[...readTables('en')].map(([name, table]): [string, WordTable] => [name, table]),
  ...[...model.entities.values()].map((entity): [string, WordTable] => [
    `entities/${entity.name}`,
    flatTable(englishWords(entity)),
  ]),
]);
const sources = new Map(
  ['schemas', 'resources', 'src']
    .flatMap(sourcesBelow)
    .map((file) => [file.replaceAll('\\', '/'), readFileSync(file, 'utf8')]),
);
const faults = [
  ...importFaults(sources),
  ...businessWordFaults(sources),
  ...faultsOfLength(),
  ...slowPatterns(model),
  ...customerLanguages.flatMap((language) => languageFaults(language, english)),
  ...appWordFaults(app, english),
  ...formatWordFaults(english),
  ...[...homeFaults(app.home, model.entities), ...menuFaults(content.menus, model.entities)].map(
    faultMessage,
  ),
  ...faultsOfMenus(content.menus),
  ...faultsOfUse(),
  ...faultsOfComponents(),
];

for (const warning of customerLanguages.flatMap(warningsOfTables)) process.stderr.write(`${warning}\n`);
if (faults.length > 0) {
  process.stderr.write(
    `${faults.join('\n')}\n${faults.length === 1 ? '1 fault' : `${faults.length} faults`}\n`,
  );
  process.exitCode = 1;
} else {
  const words = [...english.values()].reduce((sum, table) => sum + table.size, 0);
  process.stdout.write(
    `${model.entities.size} entities and ${words} words in ${languages.length} languages are sound, ` +
      `of which ${customerTables.size} tables in ${customerLanguages.length}\n`,
  );
}

function soundModel(): Model {
  try {
    return loadModel();
  } catch (error) {
    console.error(explain(error, undefined) ?? error);
    process.exit(1);
  }
}

function warningsOfTables(language: string): string[] {
  return [...readTables(language)]
    .filter(([, table]) => table.has(untranslated))
    .map(([name, table]) => {
      const keys = englishKeys(language, english.get(name) ?? new Map(), table);
      const state = keys.length > 0 ? `still English: ${keys.join(', ')}` : 'no word is English any more';
      return `${tableFile(language, name)}: ${state}. Once the words are right, remove "${untranslated}".`;
    });
}

/** Menus of a new database without a title. Only a name that begins with a lower-case letter is a key and needs one. */
function faultsOfMenus(menus: readonly MenuSpec[]): string[] {
  return menus.flatMap(({ name, children = [] }) => [
    ...(english.get('menu')?.has(name) || !/^[a-z]/.test(name)
      ? []
      : [`${tableFile('en', 'menu')}: ${name} is missing`]),
    ...faultsOfMenus(children),
  ]);
}

function faultsOfUse(): string[] {
  /** Names of menus are data: their keys do not appear in code. */
  const data = 'menu.';
  const signInHead = 'signIn.';
  const used = usedWords(['src', 'resources']);
  const keys = new Set(
    [...english]
      .filter(([name]) => !name.includes('/'))
      .flatMap(([name, table]) => [...table.keys()].map((key) => `${name}.${plainKey(key, table)}`)),
  );
  const isUsed = (key: string) =>
    used.whole.has(key) ||
    (key.startsWith(signInHead) && used.whole.has(key.slice(signInHead.length))) ||
    [...used.heads, data].some((head) => key.startsWith(head) || key.startsWith(`${signInHead}${head}`));
  return [
    ...[...used.translated]
      .filter((key) => english.has(key.slice(0, key.indexOf('.'))))
      .filter((key) => !keys.has(key) && !keys.has(`${signInHead}${key}`))
      .map((key) => `${key} is used and nowhere worded`),
    ...[...keys].filter((key) => !isUsed(key)).map((key) => `${key} is worded and nowhere used`),
  ];
}

/** A longer file holds more than one concept. */
function faultsOfLength(): string[] {
  return [...sources]
    .map(([file, text]): [string, number] => [file, text.split('\n').length - 1])
    .filter(([, lines]) => lines > longest)
    .map(([file, lines]) => `${file} has ${lines} lines; ${longest} are the most`);
}

function faultsOfComponents(): string[] {
  return ['src/engine/console', ownFolder, 'resources']
    .flatMap(sourcesBelow)
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.startsWith(`${ownFolder}/`) || /\/(?:console|pages)\//.test(file))
    .flatMap((file) =>
      literalTexts(file, readFileSync(file, 'utf8')).map(
        ({ line, text }) => `${file}:${line}: “${text}” belongs into a table of words`,
      ),
    );
}
