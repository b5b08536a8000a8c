import type { Locale } from 'antd/es/locale';
import type { Language } from '../../entity/contract/language';
import type { WordSource } from '../i18n/words';

const loaders: Readonly<Record<Language, () => Promise<{ default: Locale }>>> = {
  'zh-cn': () => import('antd/es/locale/zh_CN'),
  en: () => import('antd/es/locale/en_US'),
  es: () => import('antd/es/locale/es_ES'),
};

const locales = new Map<Language, Locale>();

/** antd has its words from its own provider, so there are none to add to ours. */
export const antdWords: WordSource = async (language) => {
  locales.set(language, (await loaders[language]()).default);
  return {};
};

/** antd's own words; there once they have been added. */
export function antdLocale(language: Language): Locale | undefined {
  return locales.get(language);
}
