import type { Locale } from 'antd/es/locale';
import type { Language } from '../../entity/language';
import type { WordSource } from './words';

/** What one language brings to the signed-in console, in one chunk. */
export interface ConsoleLanguage {
  readonly tables: Readonly<Record<string, unknown>>;
  readonly antd: Locale;
}

const loaders: Readonly<Record<Language, () => Promise<{ default: ConsoleLanguage }>>> = {
  'zh-cn': () => import('./zh-cn'),
  en: () => import('./en'),
  es: () => import('./es'),
};

const antdLocales = new Map<Language, Locale>();

export const consoleWords: WordSource = async (language) => {
  const { tables, antd } = (await loaders[language]()).default;
  antdLocales.set(language, antd);
  return tables;
};

/** antd's own words; there once the console's words are. */
export function antdLocale(language: Language): Locale | undefined {
  return antdLocales.get(language);
}

/** `../../locales/en/form.json` becomes the key `form`. */
export function tablesOf(files: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(files).map(([file, table]) => [file.replace(/^.*\/|\.json$/g, ''), table]),
  );
}
