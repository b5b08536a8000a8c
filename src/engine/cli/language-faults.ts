import { languages } from '../schema/contract/language';
import { translated } from '../schema/contract/language-facts';
import { customerTables } from './customer-tables';
import { plainKey, tableFaults } from './table-faults';
import {
  joinedTables,
  ownTableFile,
  tableFile,
  type WordFile,
  type WordTable,
  wordFiles,
} from './word-tables';

/**
 * Faults of all tables of a language compared with the English ones, each with the file to change. The English words of
 * entities are in their declarations, so English has no tables for entities.
 */
export function languageFaults(language: string, english: ReadonlyMap<string, WordTable>): string[] {
  const files = wordFiles(language);
  const englishFiles = wordFiles('en');
  const tables = joinedTables(files);
  const isFile = (file: string) => files.some(({ path }) => path === file);
  // All other languages are compared with the English words.
  const isOfInterface = language === 'en' || languages.some((known) => known === language);
  const wanted = [...english.keys()].filter(
    (name) => (isOfInterface || customerTables.has(name)) && !(language === 'en' && isOfEntity(name)),
  );
  // The engine has the words of a language also where the application does not offer it.
  const isOfEngine = translated.some((known) => known === language);
  const unwanted = files
    .filter(({ path }) => isOfInterface || !(isOfEngine && path.startsWith('src/engine/')))
    .flatMap(({ path, tables: held }) =>
      [...held.keys()]
        .filter((name) => !wanted.includes(name))
        .map((name) => {
          if (english.has(name)) return `${path}: ${name} is not wanted`;
          return isOfEntity(name)
            ? `${path}: no entity is named "${entityOf(name)}"; delete the file`
            : `${path}: ${name} has no English words; add them to ${beside(path, language, 'en')}, or remove it`;
        }),
    );
  const ofWords = wanted.flatMap((name) => {
    const words = english.get(name) ?? new Map();
    return tableFaults(language, words, tables.get(name) ?? new Map()).map(({ key, what }) => {
      const path = fileWith(files, name, key);
      if (what === 'is not wanted' && path !== undefined && !isOfEntity(name))
        return `${path}: ${key} has no English word; add it to ${beside(path, language, 'en')}, or remove it`;
      const model = fileWith(englishFiles, name, key, plainKey(key, words), `${plainKey(key, words)}_other`);
      const file = path ?? (model ? beside(model, 'en', language) : fileFor(language, name));
      // One line for all words of a file that does not exist.
      return isFile(file) ? `${file}: ${key} ${what}` : `${file} is missing`;
    });
  });
  return [...unwanted, ...new Set(ofWords)];
}

const entities = 'entities/';

const isOfEntity = (table: string) => table.startsWith(entities);

const entityOf = (table: string) => table.slice(entities.length);

/** Where a missing word belongs. The engine has all words of its own entities, so what is missing is the application's. */
function fileFor(language: string, table: string): string {
  return isOfEntity(table) ? ownTableFile(language, table) : tableFile(language, table);
}

/** The file that has one of the keys; undefined where none has. */
function fileWith(files: readonly WordFile[], table: string, ...keys: readonly string[]): string | undefined {
  return files.find(({ tables }) => keys.some((key) => tables.get(table)?.has(key)))?.path;
}

/** The path of the file with the same words in another language. */
function beside(path: string, language: string, other: string): string {
  return path
    .replace(`/locales/${language}/`, `/locales/${other}/`)
    .replace(new RegExp(`/words/${language}\\.json$`), `/words/${other}.json`);
}
