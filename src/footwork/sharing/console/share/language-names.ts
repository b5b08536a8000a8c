import type { CustomerLanguage } from '#engine/schema/contract/language';
import { languageFacts, translated } from '#engine/schema/contract/language-facts';

const further = [
  ['bg', 'Български'],
  ['de', 'Deutsch'],
  ['fr', 'Français'],
  ['ko', '한국어'],
  ['ro', 'Română'],
  ['ru', 'Русский'],
  ['vi', 'Tiếng Việt'],
] as const;

/** The name of each language in that language. */
export const languageNames = new Map<CustomerLanguage, string>([
  ...translated.map((language) => [language, languageFacts[language].name] as const),
  ...further,
]);
