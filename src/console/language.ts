import { type Language, languageOf } from '../entity/language';
import { readStored } from './storage';

export function storedLanguage(): Language {
  return languageOf(readStored('language') ?? undefined);
}

/** Each language by its own name. */
export const languageNames: Readonly<Record<Language, string>> = {
  'zh-cn': '简体中文',
  en: 'English',
  es: 'Español',
};
