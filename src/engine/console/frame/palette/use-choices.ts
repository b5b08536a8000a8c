import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { inSentence } from '../../../schema/model/in-sentence';
import { confirmSignOut } from '../../data/auth-provider';
import { placeAt } from '../../data/navigation/page-match';
import { usePlaceTitle } from '../../data/navigation/place-title';
import { allPlaces, type Place } from '../../data/navigation/places';
import { usePlaces } from '../../data/navigation/places-context';
import { useActor } from '../../data/session';
import { entityTitle } from '../../i18n/entity-words';
import { useLooks } from '../settings/looks';
import { settingsPanel } from '../settings/settings-drawer';
import { bestFirst, type Choice, type ChoiceGroup, matching } from './choice';
import { recentChoices } from './recent-choices';
import { type Reached, useReach } from './use-reach';
import { useRecordChoices } from './use-record-choices';

const menuTables = import.meta.glob<Readonly<Record<string, string>>>(
  ['../../../locales/*/menu.json', '#app/**/locales/*/menu.json'],
  { eager: true, import: 'default' },
);

interface Choices {
  readonly groups: readonly ChoiceGroup[];
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
}

/** All options that match the typed text, in groups. With no text the recent choices come first. */
export function useChoices(typed: string): Choices {
  const { t } = useTranslation();
  const reach = useReach();
  const pages = usePageChoices();
  const actions = useActionChoices(reach);
  const records = useRecordChoices(reach, typed);
  const recent = useRecentChoices([...pages, ...actions]);
  const isTyped = typed.trim() !== '';
  const rest = (choices: readonly Choice[]) =>
    isTyped ? choices : choices.filter(({ id }) => !recent.some((choice) => choice.id === id));
  // Records load later and stand below the other groups, so that Enter never chooses an option that has just moved.
  const groups = [
    { id: 'recent', title: t('palette.recent'), choices: isTyped ? [] : recent },
    ...bestFirst(
      [
        { id: 'pages', title: t('palette.pages'), choices: matching(rest(pages), typed) },
        { id: 'actions', title: t('palette.actions'), choices: matching(rest(actions), typed) },
      ],
      typed,
    ),
    ...bestFirst(records.groups, typed),
  ];
  return { ...records, groups: groups.filter(({ choices }) => choices.length > 0) };
}

/** Recent choices under their current names; those that the user may no longer open are left out. */
function useRecentChoices(known: readonly Choice[]): readonly Choice[] {
  const { id: actor } = useActor();
  const places = usePlaces();
  const navigate = useNavigate();
  const [recent] = useState(() => recentChoices(actor));
  return recent.flatMap(({ id, icon, title, path }) => {
    const present = known.find((choice) => choice.id === id);
    if (present) return [present];
    const isRecord = id.startsWith('record:') && placeAt(places, path)?.target.kind === 'entity';
    return isRecord ? [{ id, icon, title, path, run: () => navigate(path) }] : [];
  });
}

function usePageChoices(): readonly Choice[] {
  const places = usePlaces();
  const titleOf = usePlaceTitle();
  const navigate = useNavigate();
  return useMemo(() => {
    const choiceOf = (place: Place): Choice => ({
      id: `page:${place.path}`,
      icon: place.icon ?? 'file-text',
      title: titleOf(place),
      note: place.parents.map(titleOf).join(' / '),
      alias: menuWords(place.title),
      ...opening(place, navigate),
    });
    return allPlaces(places).filter(isPage).map(choiceOf);
  }, [places, titleOf, navigate]);
}

/** The user's own pages (`/profile...`) are hidden from the menus but can be found here. */
function isPage({ path, hidden, target }: Place): boolean {
  return (!hidden || path.startsWith('/profile')) && target.kind !== 'group' && target.kind !== 'unknown';
}

function opening({ path, target }: Place, navigate: (to: string) => void): Pick<Choice, 'path' | 'run'> {
  if (target.kind === 'link') return { run: () => open(target.href, '_blank', 'noreferrer') };
  return { path, run: () => navigate(path) };
}

/** The menu title in every language: users may search by the word of another language. */
export function menuWords(title: string): string {
  return Object.values(menuTables)
    .map((table) => table[title] ?? '')
    .join(' ');
}

/** Actions that work on every page: new records, theme, language, layout, sign-out. */
function useActionChoices(reach: readonly Reached[]): readonly Choice[] {
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
