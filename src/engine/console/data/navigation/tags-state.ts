import { type Location, NavigationType } from 'react-router';
import { home } from '../../../schema/contract/app';
import { errorPaths } from './fixed-routes';
import { matchPage, type PageMatch } from './page-match';
import type { Place } from './places';

/** An open page, visible or hidden. */
export interface Tag {
  /** Path without the query; unique among the tags. */
  readonly path: string;
  readonly match: PageMatch;
  /** Last location of the page, with its query. */
  readonly location: Location;
  readonly by: NavigationType;
  /** Name of the record, once known. */
  readonly name: string | undefined;
  /** Whether the page has unsaved input. */
  readonly isHeld: boolean;
  /** Number of the visit at which the page was last visible; 0: not since the console was loaded. */
  readonly usedAt: number;
  /** Increments to remount the page. */
  readonly round: number;
}

export interface TagsState {
  readonly places: readonly Place[];
  readonly location: Location | undefined;
  /** Path of the visible tag; undefined if the address has none. */
  readonly current: string | undefined;
  readonly tags: readonly Tag[];
  /** Path of a tag that was closed while visible; it is removed when the user arrives elsewhere. */
  readonly leaving: string | undefined;
  readonly visits: number;
}

/** A change of the address or of the menus. */
interface Arrival {
  readonly location: Location;
  readonly by: NavigationType;
  readonly places: readonly Place[];
}

export type TagsAction =
  | ({ readonly type: 'arrive' } & Arrival)
  | { readonly type: 'close'; readonly paths: readonly string[] }
  | { readonly type: 'name'; readonly path: string; readonly name: string }
  | { readonly type: 'hold'; readonly path: string; readonly isHeld: boolean }
  | { readonly type: 'refresh'; readonly path: string };

/** The part of a tag that is stored across a reload. */
export interface RememberedTag {
  readonly path: string;
  readonly search: string;
  readonly name?: string | undefined;
}

/** Whether the page is pinned: always open, and first. */
export function isPinned({ path }: Pick<Tag, 'path'>): boolean {
  return path === home.path;
}

export function startTags(places: readonly Place[], remembered: readonly RememberedTag[]): TagsState {
  const all = new Map(
    [{ path: home.path, search: '' }, ...remembered].map((tag) => [tag.path, tag] as const),
  );
  const tags = [...all.values()].flatMap((tag) => tagOf(places, tag) ?? []);
  return { places, location: undefined, current: undefined, tags, leaving: undefined, visits: 0 };
}

export function tagsReducer(state: TagsState, action: TagsAction): TagsState {
  switch (action.type) {
    case 'arrive':
      return arrive(state, action);
    case 'close':
      return close(state, action.paths);
    case 'name':
      return nameRecord(state, action.path, action.name);
    case 'hold':
      return changed(state, action.path, ({ isHeld }) =>
        isHeld === action.isHeld ? undefined : { isHeld: action.isHeld },
      );
    case 'refresh':
      return changed(state, action.path, ({ round }) => ({ round: round + 1, isHeld: false }));
  }
}

function arrive(state: TagsState, { location, by, places }: Arrival): TagsState {
  const visits = state.visits + 1;
  const path = location.pathname.replace(/(.)\/+$/, '$1');
  const { leaving } = state;
  const known = state.tags.flatMap((tag) => {
    if (tag.path === leaving && path !== leaving) return [];
    if (places === state.places) return [tag];
    const match = taggedMatch(places, tag.path);
    return match ? [{ ...tag, match }] : [];
  });
  const match = taggedMatch(places, path);
  const base = { places, location, visits, leaving: undefined };
  if (!match) return { ...base, tags: known, current: undefined };
  const sight = { location, by, usedAt: visits };
  const isOpen = known.some((tag) => tag.path === path);
  const tags = isOpen
    ? known.map((tag) => (tag.path === path ? { ...tag, ...sight } : tag))
    : [...known, { path, match, name: nameOf(known, match), isHeld: false, round: 0, ...sight }];
  return { ...base, tags, current: path };
}

function close(state: TagsState, paths: readonly string[]): TagsState {
  const { current } = state;
  const isClosed = (tag: Tag) => paths.includes(tag.path) && !isPinned(tag);
  const leaving = state.tags.find((tag) => tag.path === current && isClosed(tag))?.path ?? state.leaving;
  const tags = state.tags.filter((tag) => tag.path === leaving || !isClosed(tag));
  return { ...state, tags, leaving };
}

function nameRecord(state: TagsState, path: string, name: string): TagsState {
  const named = state.tags.find((tag) => tag.path === path);
  if (!named) return state;
  const isSame = ({ match }: Tag) => match.place === named.match.place && match.id === named.match.id;
  if (state.tags.every((tag) => !isSame(tag) || tag.name === name)) return state;
  return { ...state, tags: state.tags.map((tag) => (isSame(tag) ? { ...tag, name } : tag)) };
}

function changed(state: TagsState, path: string, change: (tag: Tag) => Partial<Tag> | undefined): TagsState {
  const found = state.tags.find((tag) => tag.path === path);
  const part = found && change(found);
  if (!part) return state;
  return { ...state, tags: state.tags.map((tag) => (tag === found ? { ...tag, ...part } : tag)) };
}

/** The name that another page of the same record has set. */
function nameOf(tags: readonly Tag[], { place, id }: PageMatch): string | undefined {
  if (id === undefined) return undefined;
  return tags.find(({ match }) => match.place === place && match.id === id)?.name;
}

function taggedMatch(places: readonly Place[], path: string): PageMatch | undefined {
  const match = matchPage(places, path);
  const isPage = match && ['entity', 'page', 'frame'].includes(match.place.target.kind);
  return isPage && !Object.values<string>(errorPaths).includes(path) ? match : undefined;
}

function tagOf(places: readonly Place[], { path, search, name }: RememberedTag): Tag | undefined {
  const match = taggedMatch(places, path);
  if (!match) return undefined;
  const location: Location = { pathname: path, search, hash: '', state: null, key: 'default' };
  return { path, match, location, by: NavigationType.Pop, name, isHeld: false, usedAt: 0, round: 0 };
}

/** The number of last used pages that stay mounted; pages with unsaved input always stay. */
const limit = 12;

/** Tags whose pages are mounted: the current, the last used up to the limit, and always those with unsaved input. */
export function keptTags({ tags, current }: TagsState, isKeeping: boolean): readonly Tag[] {
  const latest = tags
    .filter((tag) => isKeeping && tag.usedAt > 0 && tag.match.place.keepAlive)
    .sort((one, other) => other.usedAt - one.usedAt)
    .slice(0, limit);
  return tags.filter((tag) => tag.path === current || tag.isHeld || latest.includes(tag));
}
