import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Some parts of the console keep their words next to the code, as `words/<language>.json` with tables by name. */
const wordFolders = ['src/engine/console', 'src/footwork'];

/** The texts of one table by their keys; nested keys are joined by dots. */
export type WordTable = ReadonlyMap<string, string>;

/** All tables of a language by their names: `errors`, `entities/book`. */
export function readTables(language: string): ReadonlyMap<string, WordTable> {
  const folder = join('src/locales', language);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  );
  const shared = files.map((file): [string, WordTable] => [
    file.slice(0, -'.json'.length).replaceAll('\\', '/'),
    flatTable(readJson(join(folder, file))),
  ]);
  return new Map([...shared, ...pageTables(language)]);
}

function pageTables(language: string): [string, WordTable][] {
  const ending = join('words', `${language}.json`);
  return wordFolders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => file.endsWith(ending))
    .flatMap((file) => Object.entries(readJson(file)))
    .map(([name, table]) => [name, flatTable(table)]);
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
