import type { TFunction } from 'i18next';
import { createContext, useContext } from 'react';
import type { Language } from '../../../entity/contract/language';

/** What cells need from their page, gathered once per page rather than once per cell. */
export interface CellSurroundings {
  readonly t: TFunction;
  readonly language: Language;
  /** Where a record is shown; undefined when the reader may not see it. */
  readonly recordPath: (entity: string, id: number) => string | undefined;
  /** Where all records of an entity are listed; undefined when the reader's menus list none. */
  readonly listPath: (entity: string) => string | undefined;
  /** A page shows a value whole; a list gives it one line. */
  readonly whole: boolean;
}

const CellContext = createContext<CellSurroundings | undefined>(undefined);

export const CellProvider = CellContext.Provider;

/** Throws outside of a page: keys would stand there in place of words. */
export function useCellSurroundings(): CellSurroundings {
  const surroundings = useContext(CellContext);
  if (!surroundings) throw new Error('Cells stand in a CellProvider.');
  return surroundings;
}
