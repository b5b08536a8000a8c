import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { closedBy, nextAfter } from '../../data/navigation/closing';
import type { Ask } from '../../data/navigation/page-tag';
import { addressOf, type TagActions } from '../../data/navigation/tags-context';
import type { TagsAction, TagsState } from '../../data/navigation/tags-state';

/** Actions on tags. Before an unsaved page is closed or reloaded, it comes into view and asks the user. */
export function useTagActions(
  state: RefObject<TagsState>,
  dispatch: (action: TagsAction) => void,
): TagActions {
  const navigate = useNavigate();
  const go = useRef(navigate);
  useEffect(() => {
    go.current = navigate;
  }, [navigate]);

  return useMemo(() => {
    const asks = new Map<string, Map<string, Ask>>();
    const tagAt = (path: string) => state.current.tags.find((tag) => tag.path === path);
    const hold: TagActions['hold'] = (path, owner, ask) => {
      const own = asks.get(path) ?? new Map<string, Ask>();
      if (ask) own.set(owner, ask);
      else own.delete(owner);
      asks.set(path, own);
      dispatch({ type: 'hold', path, isHeld: own.size > 0 });
    };
    const show = (path: string) => {
      const tag = tagAt(path);
      if (tag && path !== state.current.current) go.current(addressOf(tag));
    };
    const mayGo = async (path: string) => {
      const own = [...(asks.get(path) ?? [])];
      if (own.length > 0) show(path);
      for (const [owner, ask] of own) {
        if (!(await ask())) return false;
        hold(path, owner, undefined);
      }
      return true;
    };

    const close: TagActions['close'] = async (closing, path) => {
      const closed: string[] = [];
      for (const one of closedBy(state.current.tags, closing, path)) {
        if (!(await mayGo(one))) break;
        closed.push(one);
      }
      const { tags, current = '' } = state.current;
      dispatch({ type: 'close', paths: closed });
      if (!closed.includes(current)) return;
      const next = closed.includes(path) ? nextAfter(tags, closed, current) : tagAt(path);
      if (next) go.current(addressOf(next), { replace: true });
    };
    const leave: TagActions['leave'] = async (path, to) => {
      if (!(await mayGo(path))) return;
      dispatch({ type: 'close', paths: [path] });
      go.current(to, { replace: true });
    };
    const refresh: TagActions['refresh'] = async (path) => {
      if (!(await mayGo(path))) return;
      show(path);
      dispatch({ type: 'refresh', path });
    };
    return { close, leave, refresh, hold, setName: (path, name) => dispatch({ type: 'name', path, name }) };
  }, [state, dispatch]);
}
