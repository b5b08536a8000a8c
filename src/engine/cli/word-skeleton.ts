import { wantedKeys } from './table-faults';

/** Words by keys, nested as in the file of a table. */
export interface Words {
  readonly [key: string]: string | Words;
}

/**
 * The keys that the language needs, in the order of the English words and with its own plural forms; each with the word
 * of the table, or the English word if the table has none.
 */
export function wordSkeleton(language: string, english: Words, table: Words): Words {
  const texts = new Map<string, string>();
  for (const [key, sample] of Object.entries(english)) if (typeof sample === 'string') texts.set(key, sample);
  const words: Record<string, string | Words> = {};
  for (const [key, sample] of wantedKeys(language, texts)) {
    const word = table[key];
    words[key] = typeof word === 'string' ? word : sample;
  }
  for (const [key, sample] of Object.entries(english)) {
    if (typeof sample === 'string' || Object.keys(sample).length === 0) continue;
    const word = table[key];
    words[key] = wordSkeleton(language, sample, typeof word === 'object' ? word : {});
  }
  return words;
}
