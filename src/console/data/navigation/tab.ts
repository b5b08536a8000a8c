import { createContext, useContext } from 'react';

/** Answers whether what is not saved may be lost. */
export type Ask = () => Promise<boolean>;

/** A page as the page itself sees it. */
export interface Tab {
  /** Whether it goes on living when it is out of sight. */
  readonly isKept: boolean;
  /** What its record is called, once `setName` has said so. */
  readonly name: string | undefined;
  readonly setName: (name: string) => void;
  /** Until the same owner says otherwise, closing the page asks first. */
  readonly hold: (owner: string, ask: Ask | undefined) => void;
  /** The page is done: closes it and goes on to an address; asks first while something is held. */
  readonly leave: (to: string) => void;
}

export const TabContext = createContext<Tab | undefined>(undefined);

/** The page around the caller; undefined where pages have no tags. */
export function useTab(): Tab | undefined {
  return useContext(TabContext);
}
