import type { Language } from '../entity/language';

/** Each language by its own name. */
export const languageNames: Readonly<Record<Language, string>> = {
  'zh-cn': '简体中文',
  en: 'English',
  es: 'Español',
};
