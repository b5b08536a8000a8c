import { useTranslation } from 'react-i18next';
import { languages } from '../../../schema/contract/language';
import { type Language, languageFacts } from '../../../schema/contract/language-facts';
import { activeLanguage, changeLanguage } from '../../i18n/words';
import { notify } from '../../kit/notice/notify';
import { changeSetting, useSettings } from '../../kit/settings/settings';
import { layouts, type Settings, sizes, themes } from '../../kit/settings/stored-settings';

type LookName = 'layout' | 'theme' | 'size' | 'language';

/** A setting with a few fixed values. */
export interface Look<Name extends LookName = LookName> {
  readonly title: string;
  readonly options: readonly LookOption<Settings[Name]>[];
}

interface LookOption<Value extends string> {
  readonly value: Value;
  readonly text: string;
  /** Language of `text` where it differs from the page's. */
  readonly lang?: Language;
  readonly icon?: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

const themeIcons: Readonly<Record<Settings['theme'], string>> = {
  light: 'sun',
  dark: 'moon',
  auto: 'laptop',
};

/** Theme, size, layout and language as options, for the header, the settings and the palette. */
export function useLooks(): { readonly [Name in LookName]: Look<Name> } {
  const { t } = useTranslation();
  const settings = useSettings();
  const option = <Name extends LookName>(name: Name, value: Settings[Name], text: string) => ({
    value,
    text,
    checked: value === settings[name],
    onChoose: () => changeSetting(name, value),
  });
  const speak = (language: Language) =>
    void changeLanguage(language).catch(() => notify.error(t('console.error.network')));
  return {
    layout: {
      title: t('settings.layout.title'),
      options: layouts.map((layout) => option('layout', layout, t(`settings.layout.${layout}`))),
    },
    theme: {
      title: t('console.layout.theme'),
      options: themes.map((theme) => ({
        ...option('theme', theme, t(`console.theme.${theme}`)),
        icon: themeIcons[theme],
      })),
    },
    size: {
      title: t('settings.size.title'),
      options: sizes.map((size) => option('size', size, t(`settings.size.${size}`))),
    },
    language: {
      title: t('console.layout.language'),
      options: languages.map((language) => ({
        value: language,
        text: languageFacts[language].name,
        lang: language,
        checked: language === activeLanguage(),
        onChoose: () => speak(language),
      })),
    },
  };
}
