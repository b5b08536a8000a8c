import { type Language, languageFacts } from '../../../schema/contract/language-facts';

/** dayjs patterns of a date field: first the one for display, as in lists, then others that users may type. */
export function dayPatterns(language: Language): string[] {
  return [languageFacts[language].day, 'YYYY-MM-DD', ...typedDays(language), 'YYYYMMDD'];
}

/** The same for date and time; seconds are read, but not shown. */
export function momentPatterns(language: Language): string[] {
  const { day, time } = languageFacts[language];
  return [
    `${day} ${time}`,
    'YYYY-MM-DD HH:mm',
    'YYYY-MM-DD HH:mm:ss',
    // With a comma, as displayed in texts.
    `${day}, ${time}`,
    ...typedDays(language).map((typed) => `${typed} ${time}`),
  ];
}

/** Without and with leading zeros: dayjs distinguishes them in strict mode. */
function typedDays(language: Language): readonly string[] {
  const { typed } = languageFacts[language];
  return [typed, typed.replace(/\b[MD]\b/g, '$&$&')];
}
