import { type ReactNode, useEffect, useMemo, useReducer, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigationType } from 'react-router';
import { useKeepWindow } from '../../data/live/use-keep-window';
import { useMatchTitle } from '../../data/navigation/match-title';
import { usePlaces } from '../../data/navigation/places-context';
import { TagsContext } from '../../data/navigation/tags-context';
import {
  keptTags,
  type RememberedTag,
  startTags,
  type Tag,
  type TagsState,
  tagsReducer,
} from '../../data/navigation/tags-state';
import { useActor } from '../../data/session';
import { readTab, writeTab } from '../../data/tab-memory';
import { notify } from '../../kit/notice/notify';
import { useSettings } from '../../kit/settings/settings';
import { useTagActions } from './use-tag-actions';

const key = (account: number) => `tags:${account}`;

/** The account's tags from before a reload of this browser tab. */
function readTags(account: number): readonly RememberedTag[] {
  const stored = readTab(key(account));
  return Array.isArray(stored) ? stored.filter(isTag) : [];
}

function writeTags(account: number, tags: readonly Tag[]): void {
  const kept = tags.map(
    ({ path, location, name }): RememberedTag => ({ path, search: location.search, name }),
  );
  writeTab(key(account), kept);
}

function isTag(found: unknown): found is RememberedTag {
  const { path, search, name } = (found ?? {}) as Readonly<Record<string, unknown>>;
  return (
    typeof path === 'string' && typeof search === 'string' && (name === undefined || typeof name === 'string')
  );
}

/** Provides the open pages and the current one. */
export function TagsProvider({ children }: { children: ReactNode }) {
  const location = useLocation();
  const by = useNavigationType();
  const places = usePlaces();
  const { id: account } = useActor();
  const isKeeping = useSettings().tagsView;
  const [state, dispatch] = useReducer(tagsReducer, undefined, () => startTags(places, readTags(account)));
  // Dispatched during render, so that no page is painted for an outdated address.
  if (state.location !== location || state.places !== places) {
    dispatch({ type: 'arrive', location, by, places });
  }

  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  }, [state]);
  const actions = useTagActions(latest, dispatch);

  useLostTags(state);

  const { tags, leaving } = state;
  const open = useMemo(() => tags.filter(({ path }) => path !== leaving), [tags, leaving]);
  useEffect(() => writeTags(account, open), [account, open]);

  const isHeld = tags.some((tag) => tag.isHeld);
  useKeepWindow(isHeld);

  const value = useMemo(
    () => ({
      open,
      kept: keptTags(state, isKeeping),
      current: tags.find(({ path }) => path === state.current),
      isKeeping,
      actions,
    }),
    [state, open, tags, isKeeping, actions],
  );
  return <TagsContext value={value}>{children}</TagsContext>;
}

/**
 * Reports unsaved pages that were closed because a change of the menus removed their place. The current page reports
 * this itself.
 */
function useLostTags({ tags, location, places }: TagsState): void {
  const { t } = useTranslation();
  const titleOf = useMatchTitle(tags.map(({ match }) => match));
  // Titles are computed while the pages exist: once a menu is removed, its words may be missing.
  const named = tags.map((tag) => ({ ...tag, title: titleOf(tag.match, tag.name) }));
  const before = useRef({ named, places });
  useEffect(() => {
    const { current } = before;
    before.current = { named, places };
    if (current.places === places) return;
    const gone = current.named.filter(
      ({ path, isHeld }) => isHeld && path !== location?.pathname && named.every((tag) => tag.path !== path),
    );
    if (gone.length === 0) return;
    const names = gone.map(({ title }) => title).join(', ');
    notify.info(t('live.lostTags', { names }));
  }, [named, places, location, t]);
}
