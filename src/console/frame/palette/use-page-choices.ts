import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { usePlaceTitle } from '../../data/navigation/place-title';
import { allPlaces, type Place } from '../../data/navigation/places';
import { usePlaces } from '../../data/navigation/places-context';
import type { Choice } from './choice';

const menuTables = import.meta.glob<Readonly<Record<string, string>>>('../../../locales/*/menu.json', {
  eager: true,
  import: 'default',
});

/** Every page of the navigation. */
export function usePageChoices(): readonly Choice[] {
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

/** The user's own pages stand in no menu. */
function isPage({ path, hidden, target }: Place): boolean {
  return (!hidden || path.startsWith('/profile')) && target.kind !== 'group' && target.kind !== 'unknown';
}

function opening({ path, target }: Place, navigate: (to: string) => void): Pick<Choice, 'path' | 'run'> {
  if (target.kind === 'link') return { run: () => open(target.href, '_blank', 'noreferrer') };
  return { path, run: () => navigate(path) };
}

/** What a menu is called in every language: a user of one may know the word of another. */
export function menuWords(title: string): string {
  return Object.values(menuTables)
    .map((table) => table[title] ?? '')
    .join(' ');
}
