import { languageNames as ofInterface } from '#engine/console/kit/settings/language';
import type { CustomerLanguage } from '#engine/schema/contract/language';

/** Each language's name in that language. */
export const languageNames: Readonly<Record<CustomerLanguage, string>> = {
  ...ofInterface,
  bg: 'Български',
  de: 'Deutsch',
  fr: 'Français',
  ko: '한국어',
  ro: 'Română',
  ru: 'Русский',
  vi: 'Tiếng Việt',
};
