import type { Language } from '../../../schema/contract/language';

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

/** dayjs patterns of a date field: first the one for display, as in lists, then others that users may type. */
export function dayPatterns(language: Language): string[] {
  return [days[language], 'YYYY-MM-DD'];
}

/** The same for date and time. */
export function momentPatterns(language: Language): string[] {
  return [`${days[language]} ${times[language]}`, 'YYYY-MM-DD HH:mm:ss', 'YYYY-MM-DD HH:mm'];
}
