import { createContext, useContext } from 'react';
import { useLocation } from 'react-router';
import type { Pages } from '../page';
import { allPlaces, type Place } from './places';
import { placeAt } from './spot';

export const PlacesContext = createContext<readonly Place[]>([]);

export function usePlaces(): readonly Place[] {
  return useContext(PlacesContext);
}

/** The place that the address belongs to: its own, or that of the list above it. */
export function useCurrentPlace(): Place | undefined {
  const { pathname } = useLocation();
  return placeAt(usePlaces(), pathname);
}

/** Where the menus of the reader have the hand-written page of that component; undefined where they do not. */
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
