import type { I18nProvider } from '@refinedev/core';
import { languageOf } from '../../entity/contract/language';
import { activeLanguage, changeLanguage, words } from '../i18n/words';

export const i18nProvider: I18nProvider = {
  translate: (key, options, defaultValue) =>
    String(
      words.t(key, {
        ...(typeof options === 'object' ? options : {}),
        ...(defaultValue && { defaultValue }),
      }),
    ),
  changeLocale: (locale) => changeLanguage(languageOf(locale)),
  getLocale: activeLanguage,
};
