import type { Language } from '../../../entity/language';

const tags: Readonly<Record<Language, string>> = { 'zh-cn': 'zh-CN', en: 'en', es: 'es' };

/** The BCP 47 tag by which `Intl` knows an interface language. */
export function localeOf(language: Language): string {
  return tags[language];
}
