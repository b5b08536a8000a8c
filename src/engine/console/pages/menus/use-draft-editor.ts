import type { TFunction } from 'i18next';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCatalogue } from '../../../schema/contract/app-error';
import { type Draft, updateMenuDraft } from '../../../schema/contract/endpoints/menu-draft';
import type { MenuEntry } from '../../../schema/menu/menu-entry';
import type { RoleInfo } from '../../../schema/menu/menu-impact';
import { movedTo, withoutBranch } from '../../../schema/menu/menu-position';
import { branchOf } from '../../../schema/menu/menu-rules';
import { ApiError } from '../../data/api-error';
import { callEndpoint } from '../../data/endpoint/call-endpoint';
import { confirmDeletion } from '../../entity/record/confirm-deletion';
import { menuTitle } from '../../i18n/menu-title';
import { notify } from '../../kit/notice/notify';
import { type DraftEvent, type DraftState, goneIn, isOwn, loadedDraft, nextDraft } from './draft-state';
import { type MenuEditor, withSaved } from './menu-editor';
import { useMayChangeMenus } from './menu-rights';

/** Debounce in ms. */
const saveDelay = 400;

/** Edits a draft with debounced saving. */
export function useDraftEditor(start: Draft, roles: readonly RoleInfo[], published: readonly MenuEntry[]) {
  const { t } = useTranslation();
  const mayChange = useMayChangeMenus();
  const [state, setState] = useState(() => loadedDraft(start));
  // A pending request outlives the component, and needs the latest state when it ends.
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
      // After unmounting, no effect sends the changes made during the request.
    } while (isUnmounted.current && latest.current.status === 'changed');
  }, [dispatch, t]);

  // Unmounting sends pending changes at once.
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
      if (latest.current.status === 'changed') void save();
    };
  }, [save]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change restarts the debounce
  useEffect(() => {
    if (status !== 'changed') return;
    const timer = setTimeout(() => void save(), saveDelay);
    return () => clearTimeout(timer);
  }, [status, tree, save]);

  const editor = useMemo((): MenuEditor => {
    const change = (change: (now: readonly MenuEntry[]) => readonly MenuEntry[]) =>
      dispatch({ kind: 'changed', change });
    return {
      entries: tree,
      published,
      roles,
      faults: stored.faults,
      warnings: stored.warnings,
      mayChange,
      arrange: mayChange
        ? {
            move: (id, position) => change((now) => movedTo(now, id, position)),
            remove: async (entry) => {
              if (await confirmRemoval(t, entry, tree)) change((now) => withoutBranch(now, entry.id));
            },
          }
        : undefined,
      save: async (id, values) => {
        change((now) => withSaved(now, id, values));
        return { kind: 'saved' };
      },
    };
  }, [mayChange, tree, published, stored, roles, dispatch, t]);

  return { editor, state, dispatch, retry: () => void save() };
}

/** Confirms the removal of an entry with its branch. */
function confirmRemoval(t: TFunction, entry: MenuEntry, entries: readonly MenuEntry[]): Promise<boolean> {
  const count = branchOf(entries, entry.id).size - 1;
  return confirmDeletion(t, (t) => ({
    title: t('menuPage.remove.title', { name: menuTitle(t, entry.name) }),
    body: `${t('menuPage.remove.fromDraft')}${count > 0 ? ` ${t('menuPage.remove.below', { count })}` : ''}`,
  }));
}

/** Saves the draft and returns the resulting event. */
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

/** The draft in the data of a conflict, which has no findings. */
function staleDraft(data: unknown): Draft | undefined {
  const record = (data as { record?: Omit<Draft, 'faults' | 'warnings'> } | null)?.record;
  return record && { faults: [], warnings: [], ...record };
}
