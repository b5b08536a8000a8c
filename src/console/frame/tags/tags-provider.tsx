import { type ReactNode, useEffect, useMemo, useReducer, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { keepWindow } from '../../data/live/keep-window';
import { usePlaces } from '../../data/navigation/places-context';
import { TagsContext } from '../../data/navigation/tags-context';
import { startTags, tagsReducer } from '../../data/navigation/tags-state';
import { useActor } from '../../data/session';
import { useSettings } from '../../kit/settings/settings';
import { keptTags } from './kept-tags';
import { useLostTags } from './lost-tags';
import { readTags, writeTags } from './stored-tags';
import { useTagActions } from './use-tag-actions';

/** Knows which pages are open, and which of them is in sight. */
export function TagsProvider({ children }: { children: ReactNode }) {
  const location = useLocation();
  const by = useNavigationType();
  const places = usePlaces();
  const { id: account } = useActor();
  const isKeeping = useSettings().tagsView;
  const [state, dispatch] = useReducer(tagsReducer, undefined, () => startTags(places, readTags(account)));
  // While rendering, so that no page is painted for an address that has already changed.
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
  useEffect(() => (isHeld ? keepWindow() : undefined), [isHeld]);

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
