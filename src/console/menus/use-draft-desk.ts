import { useEffect, useMemo, useReducer, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '../../entity/access';
import { errorCatalogue } from '../../entity/app-error';
import type { Entity } from '../../entity/entity';
import type { MenuEntry } from '../../entity/menu-entry';
import { movedTo } from '../../entity/menu-place';
import { branchOf } from '../../entity/menu-rules';
import { isSame } from '../../entity/merge';
import { quietApi } from '../providers/api';
import { ApiError } from '../providers/api-error';
import { notify } from '../providers/notify';
import { useActor } from '../providers/session';
import { useAskRemoval } from './ask-removal';
import type { Desk } from './desk';
import { findingsOf, loadedDraft, nextDraft } from './draft-state';
import type { Draft, RoleInfo } from './menu-data';

const pause = 400;

/** A draft that stores itself shortly after each change, and what can be done with it. */
export function useDraftDesk(entity: Entity, start: Draft, roles: readonly RoleInfo[]) {
  const { t } = useTranslation();
  const actor = useActor();
  const ask = useAskRemoval();
  const [state, dispatch] = useReducer(nextDraft, start, loadedDraft);
  const { status, stored, tree } = state;

  const save = useRef(async () => {});
  useEffect(() => {
    save.current = async () => {
      dispatch({ kind: 'sent' });
      try {
        const body = { version: stored.version, tree };
        const { data } = await quietApi.put<Draft>(`/menu-drafts/${stored.id}`, body);
        dispatch({ kind: 'saved', draft: data });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const record = error.code === errorCatalogue.stale.code && staleDraft(error.data);
        if (record) {
          dispatch({ kind: 'stale', draft: record });
          notify.info(t('menuPage.draft.others'));
        } else {
          dispatch({ kind: 'failed' });
          notify.error(error.msg);
        }
      }
    };
  }, [stored, tree, t]);

  // What is still waiting must not be lost with the page.
  const isWaiting = useRef(false);
  useEffect(() => {
    isWaiting.current = status === 'changed';
  }, [status]);
  useEffect(
    () => () => {
      if (isWaiting.current) void save.current();
    },
    [],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: every further change begins the pause anew
  useEffect(() => {
    if (status !== 'changed') return;
    const timer = setTimeout(() => void save.current(), pause);
    return () => clearTimeout(timer);
  }, [status, tree]);

  const desk = useMemo((): Desk => {
    const mayChange = can(actor, 'update', entity);
    return {
      isDraft: true,
      entries: tree,
      roles,
      may: { add: mayChange, change: mayChange, remove: mayChange, assign: mayChange },
      remarksOn: (id) => ({
        faults: findingsOf(stored.faults, id),
        warnings: findingsOf(stored.warnings, id),
      }),
      move: (id, spot) => dispatch({ kind: 'changed', change: (now) => movedTo(now, id, spot) }),
      save: async (entry, was) => {
        dispatch({
          kind: 'changed',
          change: (now) =>
            was
              ? now.map((one) => (one.id === was.id ? { ...one, ...changes(was, entry) } : one))
              : [...now, entry],
        });
        return { kind: 'saved' };
      },
      remove: async (entry) => {
        if (!(await ask(entry, tree))) return false;
        dispatch({
          kind: 'changed',
          change: (now) => {
            const gone = branchOf(now, entry.id);
            return now
              .filter(({ id }) => !gone.has(id))
              .map((one) => (gone.has(one.target_menu ?? 0) ? { ...one, target_menu: null } : one));
          },
        });
        return true;
      },
    };
  }, [actor, entity, tree, stored, roles, ask]);

  return { desk, state, dispatch, retry: () => void save.current() };
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
