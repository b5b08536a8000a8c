import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownFolder } from './application.mjs';

/** Some parts of the console keep their words next to the code, as `words/<language>.json` with tables by name. */
const wordFolders = ['src/engine/console', ownFolder];

/** The texts of one table by their keys; nested keys are joined by dots. */
export type WordTable = ReadonlyMap<string, string>;

/** A file of words, with its tables by their names: `errors`, `entities/book`. */
export interface WordFile {
  readonly path: string;
  readonly tables: ReadonlyMap<string, WordTable>;
}

/**
 * All files of words in a language: first the tables, those of the application after those of the engine, then the
 * words of pages.
 */
export function wordFiles(language: string): readonly WordFile[] {
  const ofTables = localeFolders(language).flatMap((folder) =>
    jsonBelow(folder).map((name): WordFile => {
      const path = fileIn(folder, name);
      return { path, tables: new Map([[name, flatTable(readJson(path))]]) };
    }),
  );
  return [...ofTables, ...pageFiles(language)].map((file) => ({
    ...file,
    path: file.path.replaceAll('\\', '/'),
  }));
}

/** All tables of a language; the parts of a table in several files are joined. */
export function readTables(language: string): ReadonlyMap<string, WordTable> {
  return joinedTables(wordFiles(language));
}

export function joinedTables(files: readonly WordFile[]): ReadonlyMap<string, WordTable> {
  const tables = new Map<string, WordTable>();
  for (const [name, table] of files.flatMap((file) => [...file.tables]))
    tables.set(name, new Map([...(tables.get(name) ?? []), ...table]));
  return tables;
}

/**
 * The file of a table in a language: that of the application if both the engine and the application have one, or
 * neither.
 */
export function tableFile(language: string, name: string): string {
  return lastFile(localeFolders(language), language, name);
}

/** The file of a table outside the engine, even if only the engine has one. It need not exist. */
export function ownTableFile(language: string, name: string): string {
  const own = localeFolders(language).filter((folder) => folder !== engineFolder(language));
  return lastFile(own, language, name);
}

/** The file of a table in the engine. It need not exist. */
export function engineTableFile(language: string, name: string): string {
  return fileIn(engineFolder(language), name).replaceAll('\\', '/');
}

function lastFile(folders: readonly string[], language: string, name: string): string {
  const found = folders.filter((folder) => existsSync(fileIn(folder, name)));
  return fileIn(found.at(-1) ?? join(ownFolder, 'locales', language), name).replaceAll('\\', '/');
}

const engineFolder = (language: string) => join('src/engine', 'locales', language);

const fileIn = (folder: string, name: string) => join(folder, `${name}.json`);

/** `locales/<language>` of the engine, of the features and, as the last, of the application. */
function localeFolders(language: string): string[] {
  const features = readdirSync(ownFolder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const own = [...features.map(({ name }) => join(ownFolder, name)), ownFolder];
  return [engineFolder(language), ...own.map((folder) => join(folder, 'locales', language))].filter(
    (folder) => existsSync(folder),
  );
}

function jsonBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length).replaceAll('\\', '/'));
}

function pageFiles(language: string): WordFile[] {
  const ending = join('words', `${language}.json`);
  return wordFolders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => file.endsWith(ending))
    .map((path) => ({
      path,
      tables: new Map(Object.entries(readJson(path)).map(([name, table]) => [name, flatTable(table)])),
    }));
}

function readJson(file: string): Record<string, object> {
  return JSON.parse(readFileSync(file, 'utf8'));
}

export function flatTable(words: object): WordTable {
  return new Map(flatten(words, ''));
}

function flatten(words: object, head: string): [string, string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] =>
    typeof value === 'object' && value !== null
      ? flatten(value, `${head}${key}.`)
      : [[`${head}${key}`, String(value)]],
  );
}
