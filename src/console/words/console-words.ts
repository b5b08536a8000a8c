import type { Locale } from 'antd/es/locale';
import type { Language } from '../../entity/language';
import { loadConsoleLanguage } from './console-language';
import type { WordSource } from './words';

const antdLocales = new Map<Language, Locale>();

export const consoleWords: WordSource = async (language) => {
  const { tables, antd } = await loadConsoleLanguage(language);
  antdLocales.set(language, antd);
  return tables;
};

/** antd's own words; there once the console's words are. */
export function antdLocale(language: Language): Locale | undefined {
  return antdLocales.get(language);
}
