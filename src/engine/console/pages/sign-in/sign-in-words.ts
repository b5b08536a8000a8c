import { languages } from '../../../schema/contract/language';
import type { Language } from '../../../schema/contract/language-facts';
import { useSettings } from '../../kit/settings/settings';

interface Table {
  readonly [key: string]: string | Table;
}

export type Translate = (key: string) => string;

/** All languages at once: half a kilobyte each costs less than a request. i18next alone weighs 13 KB (brotli). */
const tables = import.meta.glob<Table>('../../../locales/*/signIn.json', {
  eager: true,
  import: 'default',
});

const ownTables = import.meta.glob<Table>('#app/**/locales/*/signIn.json', {
  eager: true,
  import: 'default',
});

/** Names of kinds of accounts, as in the user menu. */
const kindTables = import.meta.glob<Table>('#app/locales/*/utypes.json', {
  eager: true,
  import: 'default',
});

const translators = new Map(languages.map((language) => [language, translatorOf(language)]));

/** Translates keys of `signIn.json`, `t('errors.username')`, and `utypes.{kind}`. */
export function useSignInWords(): { t: Translate; language: Language } {
  const { language } = useSettings();
  return { t: translators.get(language) ?? translatorOf(language), language };
}

function translatorOf(language: Language): Translate {
  const inLanguage = (files: Readonly<Record<string, Table>>) =>
    Object.entries(files).find(([file]) => file.includes(`/${language}/`))?.[1] ?? {};
  const table = { ...inLanguage(tables), ...inLanguage(ownTables), utypes: inLanguage(kindTables) };
  return (key) => key.split('.').reduce<string | Table | undefined>(below, table)?.toString() ?? key;
}

function below(table: string | Table | undefined, key: string): string | Table | undefined {
  return typeof table === 'object' ? table[key] : undefined;
}
