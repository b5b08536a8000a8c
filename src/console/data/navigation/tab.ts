import { createContext, useCallback, useContext, useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Answers whether what is not saved may be lost. */
export type Ask = () => Promise<boolean>;

/** A page as the page itself sees it. */
export interface Tab {
  /** Whether it stays mounted while it is out of sight. */
  readonly isKept: boolean;
  /** What its record is called, once `setName` has said so. */
  readonly name: string | undefined;
  readonly setName: (name: string) => void;
  /** Until the same owner says otherwise, closing the page asks first. */
  readonly hold: (owner: string, ask: Ask | undefined) => void;
  /** Closes the page and opens an address; asks first while the page holds something unsaved. */
  readonly leave: (to: string) => void;
}

export const TabContext = createContext<Tab | undefined>(undefined);

/** The page around the caller; undefined where pages have no tags. */
export function useTab(): Tab | undefined {
  return useContext(TabContext);
}

/** Closes the page that calls and opens an address; asks first while something is unsaved. */
export function useLeavePage(): (to: string) => void {
  const leave = useTab()?.leave;
  const navigate = useNavigate();
  return useCallback((to) => (leave ? leave(to) : void navigate(to, { replace: true })), [leave, navigate]);
}

/** Says what the record of the page is called, for its tag and the breadcrumb. */
export function useRecordName(name: string): void {
  const setName = useTab()?.setName;
  useEffect(() => setName?.(name), [setName, name]);
}
