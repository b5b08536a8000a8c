import type { CustomerLanguage } from '../contract/language';

/** `Store` inside a sentence: `store`. German nouns keep their capital, as do words that begin with two: `QR code`. */
export function inSentence(title: string, language?: CustomerLanguage): string {
  if (language === 'de' || /^\p{Lu}\p{Lu}/u.test(title)) return title;
  return title.charAt(0).toLowerCase() + title.slice(1);
}
