import { createContext, useContext } from 'react';
import type { Closing } from './closing';
import type { Ask } from './page-tag';
import type { Tag } from './tags-state';

/** Actions on the open pages. The object never changes. */
export interface TagActions {
  /** Closes the pages, after a confirmation for each with unsaved input. */
  readonly close: (closing: Closing, path: string) => Promise<void>;
  /** Remounts the page. */
  readonly refresh: (path: string) => Promise<void>;
  readonly setName: (path: string, name: string) => void;
  readonly hold: (path: string, owner: string, ask: Ask | undefined) => void;
  /** Closes the page and opens an address, after a confirmation if input is unsaved. */
  readonly leave: (path: string, to: string) => Promise<void>;
}

export interface Tags {
  /** In the order of the tag bar. */
  readonly open: readonly Tag[];
  /** Tags whose pages are mounted. */
  readonly kept: readonly Tag[];
  readonly current: Tag | undefined;
  /** Whether hidden pages stay mounted. */
  readonly isKeeping: boolean;
  readonly actions: TagActions;
}

export const TagsContext = createContext<Tags | undefined>(undefined);

export function useTags(): Tags {
  const tags = useContext(TagsContext);
  if (!tags) throw new Error('useTags is for the layout of signed-in pages');
  return tags;
}

/** Target of a link to a place: the last address of its open page, unless that is the current one; else its path. */
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
