import type { CustomerLanguage } from '../../../entity/contract/language';

/** The BCP 47 tag by which `Intl` and `lang` know one of our languages. */
export function localeOf(language: CustomerLanguage): string {
  return language === 'zh-cn' ? 'zh-CN' : language;
}
