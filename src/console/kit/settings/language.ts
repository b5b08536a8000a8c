import type { Language } from '../../../entity/contract/language';

/** Tells the browser, and what reads the page aloud, the language and its direction; all of ours run left to right. */
export function tellLanguage(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = 'ltr';
}

/** Each language by its own name. */
export const languageNames: Readonly<Record<Language, string>> = {
  'zh-cn': '简体中文',
  en: 'English',
  es: 'Español',
};
