import { type CustomerLanguage, languages } from '#engine/schema/contract/language';
import { languageFacts } from '#engine/schema/contract/language-facts';

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
  ...languages.map((language) => [language, languageFacts[language].name] as const),
  ...further,
]);
