import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { confirmSignOut } from '../../data/auth-provider';
import { entityTitle } from '../../i18n/entity-words';
import { inSentence } from '../../i18n/in-sentence';
import { useLooks } from '../settings/looks';
import { settingsPanel } from '../settings/settings-drawer';
import type { Choice } from './choice';
import type { Reached } from './use-reach';

/** What can be done from anywhere: new records, another look or language, the end. */
export function useActionChoices(reach: readonly Reached[]): readonly Choice[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { theme, language, layout } = useLooks();
  const creations = reach
    .filter(({ mayCreate }) => mayCreate)
    .map(({ entity, place }) => {
      const path = `${place.path}/create`;
      const title = t('form.create', { entity: inSentence(entityTitle(t, entity)) });
      return { id: `create:${path}`, icon: 'plus', title, path, run: () => navigate(path) };
    });
  const looks = [
    { ...theme, icon: 'sun' },
    { ...language, icon: 'global' },
    { ...layout, icon: 'appstore' },
  ].flatMap(({ title: what, icon: usual, options }) =>
    options
      .filter(({ checked }) => !checked)
      .map(({ value, text: name, icon = usual, onChoose }) => ({
        id: `look:${value}`,
        icon,
        title: t('palette.look', { what, name }),
        run: onChoose,
      })),
  );
  return [
    ...creations,
    ...looks,
    { id: 'settings', icon: 'gear', title: t('settings.title'), run: () => settingsPanel.set(true) },
    {
      id: 'signOut',
      icon: 'logout',
      title: t('console.layout.signOut'),
      run: () => void confirmSignOut(),
    },
  ];
}
