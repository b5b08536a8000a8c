import { createInstance } from 'i18next';
import type { WordParams } from '../../schema/contract/app-error';
import { type CustomerLanguage, customerLanguages } from '../../schema/contract/language';
import { mergedWords } from '../../schema/contract/merged-words';
import { codeName } from '../../schema/model/code-name';
import type { Entity, Field } from '../../schema/model/entity';
import { type EntityWords, englishWords, wordsKey } from '../../schema/model/entity-words';

type Table = Record<string, unknown>;

const files = import.meta.glob<Table>('../../locales/*/*.json', { eager: true, import: 'default' });
/** Words of the application, which replace those of the same key. */
const ownFiles = import.meta.glob<Table>('#app/**/locales/*/*.json', { eager: true, import: 'default' });
const entityFiles = import.meta.glob<Table>('../../locales/*/entities/*.json', {
  eager: true,
  import: 'default',
});
const ownEntityFiles = import.meta.glob<Table>('#app/**/locales/*/entities/*.json', {
  eager: true,
  import: 'default',
});

const tables = Object.fromEntries(
  customerLanguages.map((language) => [language, tablesOf(language, files, ownFiles)]),
);
const entityTables = Object.fromEntries(
  customerLanguages.map((language) => [language, tablesOf(language, entityFiles, ownEntityFiles)]),
);

const i18n = createInstance({
  lng: 'en',
  fallbackLng: 'en',
  lowerCaseLng: true,
  supportedLngs: [...customerLanguages],
  initAsync: false,
  interpolation: { escapeValue: false },
  resources: Object.fromEntries(
    customerLanguages.map((language) => [language, { translation: tables[language] ?? {} }]),
  ),
});
void i18n.init();

/**
 * The words of a key such as `errors.stale`, or of the first of several keys that exists, with `{{name}}` filled in.
 */
export function translate(
  language: CustomerLanguage,
  key: string | readonly string[],
  params: WordParams = {},
): string {
  return i18n.t(typeof key === 'string' ? key : [...key], { ...params, lng: language });
}

export function hasWords(language: CustomerLanguage, key: string): boolean {
  return i18n.exists(key, { lng: language });
}

/**
 * Keys of a table, such as `role`, whose words in the language satisfy the test. Tests the English words if the
 * language lacks the table.
 */
export function keysWhere(
  language: CustomerLanguage,
  table: string,
  satisfies: (words: string) => boolean,
): string[] {
  const words = tables[language]?.[table] ?? tables.en?.[table] ?? {};
  return Object.keys(words).filter((key) => satisfies(String(words[key])));
}

const known = new Map<string, Required<EntityWords>>();

/** The words of an entity; English where the language lacks them. */
export function entityWords(language: CustomerLanguage, entity: Entity): Required<EntityWords> {
  const key = `${language}/${entity.name}`;
  const words = known.get(key) ?? wordsOf(language, entity);
  known.set(key, words);
  return words;
}

export function fieldTitle(language: CustomerLanguage, entity: Entity, field: Field): string {
  return (
    entityWords(language, entity).fields[wordsKey(field)] ??
    translate(language, `system.fields.${field.name}`)
  );
}

/**
 * The language for the words of an entity: English if the language has no table for the entity. A sentence mixes these
 * words with shared ones, so both must be in one language.
 */
export function languageFor(language: CustomerLanguage, entity: Entity): CustomerLanguage {
  return entityTables[language]?.[entity.name] ? language : 'en';
}

function wordsOf(language: CustomerLanguage, entity: Entity): Required<EntityWords> {
  const declared = englishWords(entity);
  const english = { ...declared, enums: { ...declared.enums, ...codeNames(language, entity) } };
  const table: Partial<EntityWords> | undefined = entityTables[language]?.[entity.name];
  if (!table) return english;
  const enums = { ...english.enums };
  for (const [field, values] of Object.entries(table.enums ?? {}))
    enums[field] = { ...enums[field], ...values };
  return {
    title: table.title ?? english.title,
    plural: table.plural ?? english.plural,
    fields: { ...english.fields, ...table.fields },
    help: { ...english.help, ...table.help },
    empty: { ...english.empty, ...table.empty },
    enums,
    groups: { ...english.groups, ...table.groups },
    actions: { ...english.actions, ...table.actions },
    consequences: { ...english.consequences, ...table.consequences },
  };
}

/** Names of codes (countries), which are not in the tables. */
function codeNames(language: CustomerLanguage, entity: Entity): Required<EntityWords>['enums'] {
  return Object.fromEntries(
    [...entity.fields.values()].flatMap(({ name, codes, options }) =>
      codes
        ? [[name, Object.fromEntries(options.map(({ value }) => [value, codeName(codes, value, language)]))]]
        : [],
    ),
  );
}

/** The tables of a language by their names, those of the application merged into those of the engine. */
function tablesOf(
  language: CustomerLanguage,
  engine: Readonly<Record<string, Table>>,
  own: Readonly<Record<string, Table>>,
): Record<string, Table> {
  const tables: Record<string, Table> = {};
  for (const [path, table] of [...Object.entries(engine), ...Object.entries(own)]) {
    const [, folder, name = ''] = /locales\/([^/]+)\/(?:entities\/)?([^/]+)\.json$/.exec(path) ?? [];
    if (folder === language) tables[name] = { ...mergedWords(tables[name] ?? {}, table) };
  }
  return tables;
}
