import type { TFunction } from 'i18next';
import { createContext, useContext } from 'react';
import type { Language } from '../../../schema/contract/language-facts';

/** What the cells of a page share, computed once for the page and not for each cell. */
export interface CellSurroundings {
  readonly t: TFunction;
  readonly language: Language;
  /** Path of a record's page; undefined if the user may not see it. */
  readonly recordPath: (entity: string, id: number) => string | undefined;
  /** Path of an entity's unfiltered list; undefined if the user's menus have none. */
  readonly listPath: (entity: string) => string | undefined;
  /** A record page shows the complete value; a list one line. */
  readonly whole: boolean;
}

const CellContext = createContext<CellSurroundings | undefined>(undefined);

export const CellProvider = CellContext.Provider;

/** Throws outside of a provider. */
export function useCellSurroundings(): CellSurroundings {
  const surroundings = useContext(CellContext);
  if (!surroundings) throw new Error('Cells stand in a CellProvider.');
  return surroundings;
}
