import { createContext, useContext } from 'react';
import { useLocation } from 'react-router';
import { allPlaces, type Place } from './places';

export const PlacesContext = createContext<readonly Place[]>([]);

export function usePlaces(): readonly Place[] {
  return useContext(PlacesContext);
}

/** The place that the address belongs to: its own, or that of the list above it. */
export function useCurrentPlace(): Place | undefined {
  const { pathname } = useLocation();
  const inside = allPlaces(usePlaces()).filter(
    ({ path }) => pathname === path || pathname.startsWith(`${path}/`),
  );
  return inside.reduce<Place | undefined>(
    (nearest, place) => (nearest && nearest.path.length >= place.path.length ? nearest : place),
    undefined,
  );
}
