import type { TFunction } from 'i18next';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCatalogue } from '../../../entity/contract/app-error';
import { type Draft, updateMenuDraft } from '../../../entity/contract/endpoints/menu-draft';
import type { MenuEntry } from '../../../entity/menu/menu-entry';
import type { RoleInfo } from '../../../entity/menu/menu-impact';
import { movedTo, withoutBranch } from '../../../entity/menu/menu-place';
import { ApiError } from '../../data/api-error';
import { callEndpoint } from '../../data/endpoint/call-endpoint';
import { notify } from '../../kit/notice/notify';
import type { Desk } from './desk';
import { type DraftEvent, type DraftState, goneIn, isOwn, loadedDraft, nextDraft } from './draft-state';
import { useMayMenu } from './menu-rights';
import { confirmRemoval } from './removal';

/** In ms, from a change to the request that saves it. */
const pause = 400;

/** A draft that saves itself shortly after each change. */
export function useDraftDesk(start: Draft, roles: readonly RoleInfo[], published: readonly MenuEntry[]) {
  const { t } = useTranslation();
  const mayChange = useMayMenu('edit');
  const [state, setState] = useState(() => loadedDraft(start));
  // A request outlives the page, and needs the state as it is by then.
  const latest = useRef(state);
  const dispatch = useCallback((event: DraftEvent) => {
    latest.current = nextDraft(latest.current, event);
    setState(latest.current);
  }, []);
  const { status, stored, tree } = state;

  const isUnmounted = useRef(false);
  const save = useCallback(async () => {
    if (latest.current.sent) return;
    do {
      dispatch({ kind: 'sent' });
      dispatch(await send(latest.current, t));
      // Without the page nothing else sends what was changed during the request.
    } while (isUnmounted.current && latest.current.status === 'changed');
  }, [dispatch, t]);

  // Changes that still wait are sent when the page goes.
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
      if (latest.current.status === 'changed') void save();
    };
  }, [save]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each further change restarts the pause
  useEffect(() => {
    if (status !== 'changed') return;
    const timer = setTimeout(() => void save(), pause);
    return () => clearTimeout(timer);
  }, [status, tree, save]);

  const desk = useMemo((): Desk => {
    const change = (change: (now: readonly MenuEntry[]) => readonly MenuEntry[]) =>
      dispatch({ kind: 'changed', change });
    return {
      isDraft: true,
      entries: tree,
      published,
      roles,
      faults: stored.faults,
      warnings: stored.warnings,
      may: { add: mayChange, change: mayChange, remove: mayChange, assign: mayChange },
      move: (id, spot) => change((now) => movedTo(now, id, spot)),
      add: async (entry) => {
        change((now) => [...now, entry]);
        return { kind: 'saved' };
      },
      change: async (id, { changes }) => {
        if (latest.current.tree.every((entry) => entry.id !== id)) return { kind: 'gone' };
        change((now) => now.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry)));
        return { kind: 'saved' };
      },
      whyKept: () => undefined,
      remove: async (entry) => {
        if (!(await confirmRemoval(t, entry, tree, 'menuPage.remove.fromDraft'))) return false;
        change((now) => withoutBranch(now, entry.id));
        return true;
      },
    };
  }, [mayChange, tree, published, stored, roles, dispatch, t]);

  return { desk, state, dispatch, retry: () => void save() };
}

/** Saves the draft, and answers the event that follows. */
async function send(state: DraftState, t: TFunction): Promise<DraftEvent> {
  const { stored, tree } = state;
  try {
    const body = { version: stored.version, tree };
    const draft = await callEndpoint(updateMenuDraft, { params: { id: stored.id }, body });
    return { kind: 'saved', draft };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const draft = error.code === errorCatalogue.stale.code && staleDraft(error.data);
    if (draft) {
      if (!isOwn(state, draft)) notify.info(t('menuPage.draft.others'));
      return { kind: 'stale', draft };
    }
    const gone = goneIn(error.data);
    if (gone) return { kind: 'gone', gone };
    notify.error(error.msg);
    return { kind: 'failed' };
  }
}

/** The draft in the data of a conflict; its faults come with the next answer. */
function staleDraft(data: unknown): Draft | undefined {
  const record = (data as { record?: Omit<Draft, 'faults' | 'warnings'> } | null)?.record;
  return record && { faults: [], warnings: [], ...record };
}
