import { allPlaces } from './places';
import { usePlaces } from './places-context';

/** Where the menus of the reader have the hand-written page of that component; undefined where they do not. */
export function usePagePath(component: string): string | undefined {
  const place = allPlaces(usePlaces()).find(
    ({ target }) => target.kind === 'page' && target.page.component === component,
  );
  return place?.path;
}
