import { refusingFormats } from '../schema/write/formats';
import { engineTableFile, type WordTable } from './word-tables';

const table = 'validation';

/** Formats without the sentence for a value that they refuse; `english` holds the English tables by name. */
export function formatWordFaults(english: ReadonlyMap<string, WordTable>): string[] {
  return refusingFormats
    .map((name) => `format.${name}`)
    .filter((key) => !english.get(table)?.has(key))
    .map((key) => `${engineTableFile('en', table)}: ${key} is missing`);
}
