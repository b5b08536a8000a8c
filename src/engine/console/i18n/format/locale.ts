import { languageFacts } from '../../../schema/contract/language-facts';

const tags = new Map(Object.entries(languageFacts).map(([language, { tag }]) => [language, tag as string]));

/** The BCP 47 tag of a language, for `Intl` and `lang`. */
export function localeOf(language: string): string {
  return tags.get(language) ?? language;
}
