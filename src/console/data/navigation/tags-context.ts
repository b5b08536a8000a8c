import { createContext, useContext } from 'react';
import type { Closing } from './closing';
import type { Ask } from './tab';
import type { Tag } from './tags-state';

/** What can be done with the open pages; the same object for as long as the console is open. */
export interface TagActions {
  /** Closes these; asks first where something is not saved. */
  readonly close: (closing: Closing, path: string) => Promise<void>;
  /** Shows the page afresh. */
  readonly refresh: (path: string) => Promise<void>;
  readonly setName: (path: string, name: string) => void;
  readonly hold: (path: string, owner: string, ask: Ask | undefined) => void;
  /** Closes the page and opens an address; asks first where something is unsaved. */
  readonly leave: (path: string, to: string) => Promise<void>;
}

export interface Tags {
  /** In the order of the bar. */
  readonly open: readonly Tag[];
  /** Those of them whose pages live. */
  readonly kept: readonly Tag[];
  readonly current: Tag | undefined;
  /** Whether pages stay mounted out of sight. */
  readonly isKeeping: boolean;
  readonly actions: TagActions;
}

export const TagsContext = createContext<Tags | undefined>(undefined);

export function useTags(): Tags {
  const tags = useContext(TagsContext);
  if (!tags) throw new Error('useTags is for the layout of signed-in pages');
  return tags;
}

/** Where a link to a place leads: to its open page as that was left, or to its start. */
export function useAddressOf(): (path: string) => string {
  const { open, current } = useTags();
  return (path) => {
    const tag = open.find((one) => one.path === path);
    return tag && tag !== current ? addressOf(tag) : path;
  };
}

export function addressOf({ location }: Tag): string {
  return location.pathname + location.search;
}
