import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { customerLanguages, languages } from '../schema/contract/language';
import { englishWords } from '../schema/model/entity-words';
import { loadModel } from '../server/registry';
import { customerTables } from './customer-tables';
import { explain } from './explain';
import { untranslated } from './table-faults';
import { type Words, wordSkeleton } from './word-skeleton';
import { flatTable, ownTableFile } from './word-tables';

/**
 * `npm run i18n -- ENTITY ...` adds the missing keys to the word tables of these entities, with the English words, and
 * marks the tables as untranslated. Existing words stay.
 */
try {
  const model = loadModel();
  const names = process.argv.slice(2);
  if (names.length === 0) throw new Error('Name one or more entities: npm run i18n -- supplier');
  for (const name of names) {
    const entity = model.entities.get(name);
    if (!entity)
      throw new Error(`No entity is named "${name}"; there are ${[...model.entities.keys()].join(', ')}.`);
    const table = `entities/${name}`;
    const wanted = customerTables.has(table) ? customerLanguages : languages;
    for (const language of wanted) {
      if (language === 'en') continue;
      const file = ownTableFile(language, table);
      console.info(
        fill(language, file, without(ofEngine(file, language, table), { ...englishWords(entity) })),
      );
    }
  }
  process.exit(0);
} catch (error) {
  console.error(explain(error, undefined) ?? (error instanceof Error ? error.message : error));
  process.exit(1);
}

/** The engine's words for an entity of its own, such as `role`; none if `own` is their file. */
function ofEngine(own: string, language: string, table: string): Words {
  const file = `src/engine/locales/${language}/${table}.json`;
  return file !== own && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** The words whose keys are not among the others. */
function without(others: Words, words: Words): Words {
  const left = Object.entries(words).map(([key, word]): [string, string | Words] => {
    const other = others[key];
    return [key, typeof word === 'object' && typeof other === 'object' ? without(other, word) : word];
  });
  return Object.fromEntries(
    left.filter(([key, word]) =>
      typeof word === 'object' ? Object.keys(word).length > 0 : others[key] === undefined,
    ),
  );
}

/** Adds the missing words to the file, and returns a description of the change. */
function fill(language: string, file: string, english: Words): string {
  const { untranslated: mark, ...present }: Words & { untranslated?: boolean } = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : {};
  const words = wordSkeleton(language, english, present);
  const known = flatTable(present);
  const added = [...flatTable(words).keys()].filter((key) => !known.has(key)).length;
  if (JSON.stringify(words) === JSON.stringify(present)) return `${file}: nothing is missing`;
  const isMarked = added > 0 || mark !== undefined;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    `${JSON.stringify({ ...(isMarked && { [untranslated]: true }), ...words }, null, 2)}\n`,
  );
  return added === 0 ? `${file}: put in order` : `${file}: ${added} words to translate`;
}
