import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type Language, languages } from '../../../entity/contract/language';
import { entityTitle } from '../../i18n/entity-words';
import { inSentence } from '../../i18n/in-sentence';
import { activeLanguage, changeLanguage } from '../../i18n/words';
import { notify } from '../../kit/notice/notify';
import { languageNames } from '../../kit/settings/language';
import { changeSetting, useSettings } from '../../kit/settings/settings';
import { layouts, themes } from '../../kit/settings/stored-settings';
import { confirmSignOut } from '../layout/confirm-sign-out';
import type { Choice } from './choice';
import type { Reached } from './use-reach';

/** What can be done from anywhere: new records, another look or language, the end. */
export function useActionChoices(reach: readonly Reached[], onSettings: () => void): readonly Choice[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { theme, layout } = useSettings();
  const speak = (language: Language) =>
    changeLanguage(language).catch(() => notify.error(t('console.error.network')));
  return [
    ...reach
      .filter(({ mayCreate }) => mayCreate)
      .map(({ entity, place }) => {
        const path = `${place.path}/create`;
        const title = t('form.create', { entity: inSentence(entityTitle(t, entity)) });
        return { id: `create:${path}`, icon: 'plus', title, path, run: () => navigate(path) };
      }),
    ...themes
      .filter((other) => other !== theme)
      .map((other) => ({
        id: `theme:${other}`,
        icon: { light: 'sun', dark: 'moon', auto: 'laptop' }[other],
        title: t('palette.theme', { name: t(`console.theme.${other}`) }),
        run: () => changeSetting('theme', other),
      })),
    ...languages
      .filter((other) => other !== activeLanguage())
      .map((other) => ({
        id: `language:${other}`,
        icon: 'global',
        title: t('palette.language', { name: languageNames[other] }),
        run: () => void speak(other),
      })),
    ...layouts
      .filter((other) => other !== layout)
      .map((other) => ({
        id: `layout:${other}`,
        icon: 'appstore',
        title: t('palette.layout', { name: t(`palette.layouts.${other}`) }),
        run: () => changeSetting('layout', other),
      })),
    { id: 'settings', icon: 'gear', title: t('settings.title'), run: onSettings },
    {
      id: 'signOut',
      icon: 'logout',
      title: t('console.layout.signOut'),
      run: () => void confirmSignOut(),
    },
  ];
}
