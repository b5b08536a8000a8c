import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Keys found in source code: whole ones, and the literal heads of keys that are put together. */
export interface UsedWords {
  readonly whole: ReadonlySet<string>;
  readonly heads: ReadonlySet<string>;
}

const wholeKey = /(['"`])([a-z][A-Za-z]*(?:\.[A-Za-z0-9_-]+)+)\1/g;
const keyHead =
  /(?:`([a-z][A-Za-z]*(?:\.[A-Za-z0-9_-]+)*\.)\$\{)|(?:'([a-z][A-Za-z]*(?:\.[A-Za-z0-9_-]+)*\.)' \+)/g;

/** Reads every TypeScript file below the folders. A key counts as used where its text stands. */
export function usedWords(folders: readonly string[]): UsedWords {
  const whole = new Set<string>();
  const heads = new Set<string>();
  for (const file of folders.flatMap(sourcesBelow)) {
    const text = readFileSync(file, 'utf8');
    for (const match of text.matchAll(wholeKey)) whole.add(match[2] ?? '');
    for (const match of text.matchAll(keyHead)) heads.add(match[1] ?? match[2] ?? '');
  }
  return { whole, heads };
}

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourcesBelow(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}
