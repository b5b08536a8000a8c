import type { Language } from '../../../schema/contract/language';

/** Sets language and direction of the document for browser and screen reader; all our languages run left to right. */
export function setDocumentLanguage(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = 'ltr';
}

/** Each language's name in that language. */
export const languageNames: Readonly<Record<Language, string>> = {
  'zh-cn': '简体中文',
  en: 'English',
  es: 'Español',
};
