import { createContext, useContext } from 'react';
import { useLocation } from 'react-router';
import type { Place } from './places';
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
