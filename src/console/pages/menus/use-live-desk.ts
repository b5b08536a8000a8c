import { useCreate, useUpdate } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  getMenuTree,
  type LiveTree,
  moveMenu,
  removeMenu,
} from '../../../entity/contract/endpoints/menu-tree';
import type { MenuEntry } from '../../../entity/menu/menu-entry';
import { movedTo, withoutBranch } from '../../../entity/menu/menu-place';
import { mayChangeHeld, rightsRefusal } from '../../../entity/menu/menu-rights';
import { ApiError } from '../../data/api-error';
import { callEndpoint } from '../../data/endpoint/call-endpoint';
import { useStale } from '../../data/endpoint/stale';
import { endpointKey } from '../../data/endpoint/use-endpoint';
import { useEndpointMutation } from '../../data/endpoint/use-endpoint-mutation';
import { useRepeatKey } from '../../data/repeat-key';
import type { Row } from '../../data/resource';
import { useActor } from '../../data/session';
import { givenValues } from '../../entity/form/changed-values';
import { type Outcome, outcomeOf } from '../../entity/form/outcome';
import { quietly } from '../../entity/record/use-refresh';
import { menuTitle } from '../../i18n/menu-title';
import { notify } from '../../kit/notice/notify';
import type { Desk, DeskEntry } from './desk';
import { refusalText, useMayMenu } from './menu-rights';
import { confirmRemoval, useRemovalInDraft } from './removal';

/** The published menus: every change is stored at once, and everybody sees it. */
export function useLiveDesk(live: LiveTree): Desk {
  const { t } = useTranslation();
  const actor = useActor();
  const client = useQueryClient();
  const stale = useStale();
  const { attempt: removeOne } = useEndpointMutation(removeMenu);
  const { add, change } = useStore();
  const mayAdd = useMayMenu('create');
  const mayChange = useMayMenu('edit');
  const mayRemove = useMayMenu('delete');
  const mayAssign = mayChangeHeld(actor);
  const removeInDraft = useRemovalInDraft();
  const moves = useRef<Promise<unknown>>(Promise.resolve());

  return useMemo((): Desk => {
    const { tree: entries, roles, faults, warnings } = live;
    const stored = async (call: Promise<Outcome>) => {
      const outcome = await call;
      if (outcome.kind === 'saved') notify.success(t('form.saved'));
      await stale(['menu']);
      return outcome;
    };
    const refusalToRemove = ({ id }: DeskEntry) => rightsRefusal(actor, entries, withoutBranch(entries, id));
    return {
      isDraft: false,
      entries,
      published: entries,
      roles,
      faults,
      warnings,
      may: { add: mayAdd, change: mayChange, remove: mayRemove, assign: mayAssign },
      move: (id, spot) => {
        const from = entries.find((entry) => entry.id === id)?.parent ?? null;
        const tree = movedTo(entries, id, spot);
        const ofTree = { queryKey: endpointKey(getMenuTree) };
        // An answer on its way was read before this move, and would take it back.
        void client.cancelQueries(ofTree);
        client.setQueriesData(ofTree, { ...live, tree });
        // The call shows a refusal; the tree is then loaded again.
        const send = () =>
          callEndpoint(moveMenu, { params: { id }, body: { from, ...spot } }, { isLoud: true });
        // One after the other: a move that overtakes an earlier one of the same menu is refused.
        const last = moves.current.then(send, send).catch(ignoreRefusal);
        moves.current = last;
        // The stored tree is loaded after the last of them.
        last.finally(() => (moves.current === last ? stale(moveMenu.changes) : undefined));
      },
      add: (entry) => stored(add(entry)),
      change: (...given) => stored(change(...given)),
      whyKept: (entry) => {
        const refusal = mayChange ? undefined : refusalToRemove(entry);
        return refusal && refusalText(t, 'refused', refusal, roles);
      },
      remove: async (entry) => {
        const refusal = refusalToRemove(entry);
        if (refusal !== undefined) {
          if (mayChange) await removeInDraft(entry, (t) => refusalText(t, 'refused', refusal, roles));
          else notify.error(refusalText(t, 'refused', refusal, roles));
          return false;
        }
        if (!(await confirmRemoval(t, entry, entries, 'show.delete.body'))) return false;
        const done = await removeOne({ params: { id: entry.id } });
        if (done) notify.success(t('show.delete.done', { what: menuTitle(t, entry.name) }));
        return done !== undefined;
      },
    };
  }, [
    live,
    client,
    stale,
    add,
    change,
    removeOne,
    removeInDraft,
    actor,
    mayAdd,
    mayChange,
    mayRemove,
    mayAssign,
    t,
  ]);
}

/** Stores an entry with the roles that hold it. */
function useStore(): Pick<Desk, 'add' | 'change'> {
  const { t } = useTranslation();
  const { mutateAsync: create } = useCreate<Row, ApiError>({ resource: 'menu', ...quietly });
  const { mutateAsync: update } = useUpdate<Row, ApiError>({ resource: 'menu', ...quietly });
  const keyOf = useRepeatKey();
  const mayAssign = mayChangeHeld(useActor());
  const add = useCallback(
    ({ id, roles, ...fields }: MenuEntry) => {
      const values = { ...givenValues(fields), parent: fields.parent, ...(mayAssign && { roles }) };
      return outcomeOf(create({ values, meta: { quiet: true, headers: keyOf(values) } }));
    },
    [create, keyOf, mayAssign],
  );
  const change: Desk['change'] = useCallback(
    async (id, { changes, base, version }) => {
      const values = { ...changes, ...('roles' in changes && { roles_from: base.roles }), version };
      const outcome = await outcomeOf(update({ id, values, meta: { quiet: true } }));
      const isAssignedByOthers = outcome.kind === 'conflict' && outcome.conflict.fields.includes('roles');
      return isAssignedByOthers ? { kind: 'failed', message: t('menuPage.rolesChanged') } : outcome;
    },
    [update, t],
  );
  return { add, change };
}

/** The call has shown the refusal; anything else is a fault of the console. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}
