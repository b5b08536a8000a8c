import type { Language } from '../../../schema/contract/language-facts';

/** Sets language and direction of the document for browser and screen reader; all our languages run left to right. */
export function setDocumentLanguage(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = 'ltr';
}
