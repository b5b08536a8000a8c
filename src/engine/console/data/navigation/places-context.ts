import { createContext, useContext } from 'react';
import { useLocation } from 'react-router';
import type { Pages } from '../page';
import { placeAt } from './page-match';
import { allPlaces, type Place } from './places';

export const PlacesContext = createContext<readonly Place[]>([]);

export function usePlaces(): readonly Place[] {
  return useContext(PlacesContext);
}

/** The place of the current address, or the list that the address is below. */
export function useCurrentPlace(): Place | undefined {
  const { pathname } = useLocation();
  return placeAt(usePlaces(), pathname);
}

/** Path of the hand-written page with that component in the user's menus; undefined if they do not contain it. */
export function usePagePath(component: string): string | undefined {
  const place = allPlaces(usePlaces()).find(
    ({ target }) => target.kind === 'page' && target.page.component === component,
  );
  return place?.path;
}

export const PagesContext = createContext<Pages>(new Map());

export function usePages(): Pages {
  return useContext(PagesContext);
}
