import type { TFunction } from 'i18next';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '../../../entity/access/access';
import { errorCatalogue } from '../../../entity/contract/app-error';
import { type Draft, updateMenuDraft } from '../../../entity/contract/endpoints/menu-draft';
import type { MenuEntry } from '../../../entity/menu/menu-entry';
import type { RoleInfo } from '../../../entity/menu/menu-impact';
import { movedTo, withoutBranch } from '../../../entity/menu/menu-place';
import type { Entity } from '../../../entity/model/entity';
import { isSame } from '../../../entity/write/merge';
import { ApiError } from '../../data/api-error';
import { callEndpoint } from '../../data/endpoint/call-endpoint';
import { useActor } from '../../data/session';
import { notify } from '../../kit/notice/notify';
import { useAskRemoval } from './ask-removal';
import type { Desk } from './desk';
import {
  type DraftEvent,
  type DraftState,
  findingsOf,
  goneIn,
  isOwn,
  loadedDraft,
  nextDraft,
} from './draft-state';

const pause = 400;

/** A draft that stores itself shortly after each change, and what can be done with it. */
export function useDraftDesk(
  entity: Entity,
  start: Draft,
  roles: readonly RoleInfo[],
  published: readonly MenuEntry[],
) {
  const { t } = useTranslation();
  const actor = useActor();
  const ask = useAskRemoval();
  const [state, setState] = useState(() => loadedDraft(start));
  // What is under way goes on after the page is gone, and must know what has been made of the draft since.
  const latest = useRef(state);
  const dispatch = useCallback((event: DraftEvent) => {
    latest.current = nextDraft(latest.current, event);
    setState(latest.current);
  }, []);
  const { status, stored, tree } = state;

  const isGone = useRef(false);
  const save = useCallback(async () => {
    if (latest.current.sent) return;
    do {
      dispatch({ kind: 'sent' });
      dispatch(await send(latest.current, t));
      // Nobody else sends what was changed meanwhile.
    } while (isGone.current && latest.current.status === 'changed');
  }, [dispatch, t]);

  // What is still waiting must not be lost with the page.
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      if (latest.current.status === 'changed') void save();
    };
  }, [save]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every further change begins the pause anew
  useEffect(() => {
    if (status !== 'changed') return;
    const timer = setTimeout(() => void save(), pause);
    return () => clearTimeout(timer);
  }, [status, tree, save]);

  const desk = useMemo((): Desk => {
    const mayChange = can(actor, 'update', entity);
    return {
      isDraft: true,
      entries: tree,
      published,
      roles,
      may: { add: mayChange, change: mayChange, remove: mayChange, assign: mayChange },
      remarksOn: (id) => ({
        faults: findingsOf(stored.faults, id),
        warnings: findingsOf(stored.warnings, id),
      }),
      move: (id, spot) => dispatch({ kind: 'changed', change: (now) => movedTo(now, id, spot) }),
      save: async (entry, was) => {
        const isGone = was && latest.current.tree.every(({ id }) => id !== was.id);
        if (isGone) return { kind: 'gone' };
        dispatch({
          kind: 'changed',
          change: (now) =>
            was
              ? now.map((one) => (one.id === was.id ? { ...one, ...changes(was, entry) } : one))
              : [...now, entry],
        });
        return { kind: 'saved' };
      },
      whyKept: () => undefined,
      remove: async (entry) => {
        if (!(await ask(entry, tree))) return false;
        dispatch({ kind: 'changed', change: (now) => withoutBranch(now, entry.id) });
        return true;
      },
    };
  }, [actor, entity, tree, published, stored, roles, ask, dispatch]);

  return { desk, state, dispatch, retry: () => void save() };
}

/** Sends a draft as it is, and answers what came of it. */
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

/** The entry may have been moved while its form was open. */
function changes(was: MenuEntry, is: MenuEntry): Partial<MenuEntry> {
  return Object.fromEntries(
    Object.entries(is).filter(([name, value]) => !isSame(value, was[name as keyof MenuEntry])),
  );
}

function staleDraft(data: unknown): Draft | undefined {
  const record = (data as { record?: Omit<Draft, 'faults' | 'warnings'> } | null)?.record;
  // What is to be said of it comes with the next answer.
  return record && { faults: [], warnings: [], ...record };
}
