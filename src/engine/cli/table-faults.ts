import type { WordTable } from './word-tables';

const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

const form = new RegExp(`_(${pluralForms.join('|')})$`);

/** The key that marks a table whose words are still English, as written by `npm run i18n`. */
export const untranslated = 'untranslated';

/** The keys of a marked table whose words equal the English ones; further plural forms are compared with `other`. */
export function englishKeys(language: string, english: WordTable, table: WordTable): string[] {
  if (!table.has(untranslated)) return [];
  const wanted = wantedKeys(language, english);
  return [...table.keys()].filter((key) => table.get(key) === wanted.get(key));
}

export interface TableFault {
  readonly key: string;
  readonly what: 'is missing' | 'is not wanted' | 'is empty' | 'has other {{placeholders}} than English';
}

/**
 * Faults of a table compared with the English one: missing, superfluous and empty keys, and other placeholders. Plural
 * forms are those of its language.
 */
export function tableFaults(language: string, english: WordTable, table: WordTable): TableFault[] {
  const wanted = wantedKeys(language, english);
  return [
    ...[...wanted.keys()]
      .filter((key) => !table.has(key))
      .map((key): TableFault => ({ key, what: 'is missing' })),
    ...[...table].flatMap(([key, text]): TableFault[] => {
      if (key === untranslated) return [];
      const sample = wanted.get(key);
      if (sample === undefined) return [{ key, what: 'is not wanted' }];
      if (text.trim() === '') return [{ key, what: 'is empty' }];
      return placeholders(text) === placeholders(sample)
        ? []
        : [{ key, what: 'has other {{placeholders}} than English' }];
    }),
  ];
}

/** The key without a plural suffix: `selected_few` becomes `selected`; `blood_other` without other forms stays. */
export function plainKey(key: string, english: WordTable): string {
  const plain = key.replace(form, '');
  return english.has(`${plain}_one`) && english.has(`${plain}_other`) ? plain : key;
}

/** The keys that a language needs, each with its English text. `_zero` keys exist in all languages or in none. */
export function wantedKeys(language: string, english: WordTable): Map<string, string> {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const forms = pluralForms.filter((name) => pluralCategories.includes(name));
  const wanted = new Map<string, string>();
  for (const [key, text] of english) {
    const plain = plainKey(key, english);
    if (plain === key || key === `${plain}_zero`) wanted.set(key, text);
    else
      for (const name of forms)
        wanted.set(
          `${plain}_${name}`,
          english.get(`${plain}_${name}`) ?? english.get(`${plain}_other`) ?? text,
        );
  }
  return wanted;
}

function placeholders(text: string): string {
  return [...new Set(text.match(/\{\{\s*\w+/g) ?? [])].sort().join(' ');
}
