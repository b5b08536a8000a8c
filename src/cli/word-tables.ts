import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The texts of one table by their keys; nested keys are joined by dots. */
export type WordTable = ReadonlyMap<string, string>;

/** All tables of a language by their names: `errors`, `entities/store`. */
export function readTables(language: string): ReadonlyMap<string, WordTable> {
  const folder = join('src/locales', language);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  );
  return new Map(
    files.map((file) => [
      file.slice(0, -'.json'.length).replaceAll('\\', '/'),
      flatTable(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
    ]),
  );
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
