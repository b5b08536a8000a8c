import type { Language } from '../../../entity/contract/language';

const days: Readonly<Record<Language, string>> = {
  'zh-cn': 'YYYY年M月D日',
  en: 'MMM D, YYYY',
  es: 'D MMM YYYY',
};

const times: Readonly<Record<Language, string>> = {
  'zh-cn': 'HH:mm:ss',
  en: 'h:mm:ss A',
  es: 'H:mm:ss',
};

/** In the patterns of dayjs: how a field writes a day, as lists do, and then what else can be typed into it. */
export function dayPatterns(language: Language): string[] {
  return [days[language], 'YYYY-MM-DD'];
}

/** The same for a moment. */
export function momentPatterns(language: Language): string[] {
  return [`${days[language]} ${times[language]}`, 'YYYY-MM-DD HH:mm:ss', 'YYYY-MM-DD HH:mm'];
}
