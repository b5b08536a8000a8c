import type { CustomerLanguage } from '../../../entity/contract/language';

/** The BCP 47 tag of a language, for `Intl` and `lang`. */
export function localeOf(language: CustomerLanguage): string {
  return language === 'zh-cn' ? 'zh-CN' : language;
}
