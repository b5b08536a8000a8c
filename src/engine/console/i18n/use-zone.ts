import { createContext, useContext } from 'react';
import { readerZone } from './format/zone';

/** IANA zone of a part of a page; undefined: the reader's. */
export const ZoneContext = createContext<string | undefined>(undefined);

/** The IANA zone in which this part of a page shows and takes instants. */
export function useZone(): string {
  return useContext(ZoneContext) ?? readerZone();
}
