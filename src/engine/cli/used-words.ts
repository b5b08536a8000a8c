import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Keys found in source code. */
export interface UsedWords {
  /** Keys passed to a translator: `t(key)`. The sign-in page passes keys of its own table without the table's name. */
  readonly translated: ReadonlySet<string>;
  /** Keys that are a whole string literal anywhere, since code passes keys in variables. */
  readonly whole: ReadonlySet<string>;
  /** The literal heads of composed keys: `validation.`. */
  readonly heads: ReadonlySet<string>;
}

const translatedKey = /\b(?:t|translate)\(\s*(?:\w+(?:\.\w+)*,\s*)?'([a-z]\w*(?:\.[\w-]+)*)'/g;
const wholeKey = /(['"`])([a-z][A-Za-z]*(?:\.[A-Za-z0-9_-]+)*)\1/g;
const keyHead = /`([a-z][A-Za-z]*(?:\.[A-Za-z0-9_-]+)*\.)\$\{/g;

/** Reads every TypeScript file below the folders. */
export function usedWords(folders: readonly string[]): UsedWords {
  const text = folders
    .flatMap(sourcesBelow)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const found = (pattern: RegExp, group: number) =>
    new Set([...text.matchAll(pattern)].map((match) => match[group] ?? ''));
  return { translated: found(translatedKey, 1), whole: found(wholeKey, 2), heads: found(keyHead, 1) };
}

/** All TypeScript files below a folder. */
export function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourcesBelow(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}
