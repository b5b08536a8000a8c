import { createContext, startTransition, useCallback, useContext, useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Asks the user whether unsaved input may be discarded. */
export type Ask = () => Promise<boolean>;

/** The page's own view of its tag. */
export interface PageTag {
  /** Whether the page stays mounted while it is hidden. */
  readonly isKept: boolean;
  /** Name of the page's record, once `setName` was called. */
  readonly name: string | undefined;
  readonly setName: (name: string) => void;
  /** Registers a question that closing the page must ask first; undefined removes it. */
  readonly hold: (owner: string, ask: Ask | undefined) => void;
  /** Closes the page and opens an address, after a confirmation if input is unsaved. */
  readonly leave: (to: string) => void;
}

export const PageTagContext = createContext<PageTag | undefined>(undefined);

/** The tag of the calling page; undefined where pages have no tags. */
export function usePageTag(): PageTag | undefined {
  return useContext(PageTagContext);
}

/** Returns a function that closes the calling page and opens an address, after a confirmation if input is unsaved. */
export function useLeavePage(): (to: string) => void {
  const leave = usePageTag()?.leave;
  const navigate = useNavigate();
  return useCallback((to) => (leave ? leave(to) : void navigate(to, { replace: true })), [leave, navigate]);
}

/** Sets the record's name for tag and breadcrumb; in a transition, since it renders the whole frame. */
export function useRecordName(name: string): void {
  const setName = usePageTag()?.setName;
  useEffect(() => startTransition(() => setName?.(name)), [setName, name]);
}
