import type { CustomerLanguage } from '../contract/language';

/** Lower-cases the first letter: `Order` becomes `order`. German nouns and abbreviations such as `QR code` stay. */
export function inSentence(title: string, language?: CustomerLanguage): string {
  if (language === 'de' || /^\p{Lu}\p{Lu}/u.test(title)) return title;
  return title.charAt(0).toLowerCase() + title.slice(1);
}
