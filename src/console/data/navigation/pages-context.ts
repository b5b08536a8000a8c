import { createContext, useContext } from 'react';
import type { Pages } from '../page';

/** The hand-written pages of the console. */
export const PagesContext = createContext<Pages>(new Map());

export function usePages(): Pages {
  return useContext(PagesContext);
}
