import type { Locale } from 'antd/es/locale';
import type { Language } from '../../schema/contract/language-facts';
import { tablesOf } from '../i18n/tables-of';
import { wordModule } from '../i18n/word-module';
import type { WordSource } from '../i18n/words';

interface LaterWords {
  readonly antd: Locale;
  readonly engine: Readonly<Record<string, object>>;
  readonly own: Readonly<Record<string, object>>;
}

const modules = import.meta.glob<LaterWords>('../../locales/*/later-words.ts');
const locales = new Map<Language, Locale>();

/** Loads antd's own locale, and returns the translations of the antd pages; the first list loads without them. */
export const antdWords: WordSource = async (language) => {
  const { antd, engine, own } = await wordModule(modules, language);
  locales.set(language, antd);
  return tablesOf(engine, own);
};

/** antd's own locale; undefined until `antdWords` has loaded the language. */
export function antdLocale(language: Language): Locale | undefined {
  return locales.get(language);
}
