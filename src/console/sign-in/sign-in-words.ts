import { useLayoutEffect, useState } from 'preact/hooks';
import type { Language } from '../../entity/language';
import { currentSettings, onSettings } from '../settings/stored-settings';

interface Table {
  readonly [key: string]: string | Table;
}

export type Translate = (key: string) => string;

/**
 * All languages at once: half a kilobyte each, which takes less time than another trip to the server.
 * Without i18next, which is as big as the rest of the page.
 */
const tables = import.meta.glob<Table>('../../locales/*/signIn.json', { eager: true, import: 'default' });

const translators: Readonly<Record<Language, Translate>> = {
  'zh-cn': translatorOf('zh-cn'),
  en: translatorOf('en'),
  es: translatorOf('es'),
};

/** `t('errors.username')`, from `signIn.json`. */
export function useSignInWords(): { t: Translate; language: Language } {
  const [language, setLanguage] = useState(currentSettings().language);
  useLayoutEffect(() => onSettings(() => setLanguage(currentSettings().language)), []);
  return { t: translators[language], language };
}

function translatorOf(language: Language): Translate {
  const table = tables[`../../locales/${language}/signIn.json`];
  return (key) => key.split('.').reduce<string | Table | undefined>(below, table)?.toString() ?? key;
}

function below(table: string | Table | undefined, key: string): string | Table | undefined {
  return typeof table === 'object' ? table[key] : undefined;
}
