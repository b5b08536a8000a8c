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
import { movedTo, withoutBranch } from '../../../entity/menu/menu-place';
import { mayChangeHeld } from '../../../entity/menu/menu-rights';
import type { Entity } from '../../../entity/model/entity';
import { isSame } from '../../../entity/write/merge';
import { ApiError } from '../../data/api-error';
import { callEndpoint } from '../../data/endpoint/call-endpoint';
import { useStale } from '../../data/endpoint/stale';
import { endpointKey } from '../../data/endpoint/use-endpoint';
import { useEndpointMutation } from '../../data/endpoint/use-endpoint-mutation';
import type { Row } from '../../data/resource';
import { useActor } from '../../data/session';
import { useRepeatKey } from '../../data/use-repeat-key';
import { changedValues, givenValues } from '../../entity/form/changed-values';
import { outcomeOf } from '../../entity/form/outcome';
import { quietly } from '../../entity/record/use-refresh';
import { notify } from '../../kit/notice/notify';
import type { Desk, DeskEntry } from './desk';
import { refusalText, useMayMenu, useRightsRefusal } from './menu-rights';
import { confirmRemoval, useRemovalInDraft } from './removal';

/** The published menus: every change is stored at once, and everybody sees it. */
export function useLiveDesk(entity: Entity, live: LiveTree): Desk {
  const { t } = useTranslation();
  const client = useQueryClient();
  const stale = useStale();
  const { attempt: removeOne } = useEndpointMutation(removeMenu);
  const store = useStore(entity);
  const add = useMayMenu('create');
  const change = useMayMenu('edit');
  const remove = useMayMenu('delete');
  const assign = mayChangeHeld(useActor());
  const refusalOf = useRightsRefusal();
  const removeInDraft = useRemovalInDraft();
  const moves = useRef<Promise<unknown>>(Promise.resolve());

  return useMemo((): Desk => {
    const { tree: entries, roles, faults, warnings } = live;
    const refusalToRemove = ({ id }: DeskEntry) => refusalOf(entries, withoutBranch(entries, id));
    return {
      isDraft: false,
      entries,
      published: entries,
      roles,
      faults,
      warnings,
      may: { add, change, remove, assign },
      move: (id, spot) => {
        const from = entries.find((entry) => entry.id === id)?.parent ?? null;
        const tree = movedTo(entries, id, spot);
        client.setQueriesData({ queryKey: endpointKey(getMenuTree) }, { ...live, tree });
        // The call shows a refusal; the tree is then loaded again.
        const send = () =>
          callEndpoint(moveMenu, { params: { id }, body: { from, ...spot } }, { isLoud: true });
        // One after the other: a move that overtakes an earlier one of the same menu is refused.
        const last = moves.current.then(send, send).catch(ignoreRefusal);
        moves.current = last;
        // The stored tree is loaded after the last of them.
        last.finally(() => (moves.current === last ? stale(moveMenu.changes) : undefined));
      },
      save: async (entry, was) => {
        const outcome = await store(entry, was);
        if (outcome.kind === 'saved') notify.success(t('form.saved'));
        await stale([entity.name]);
        return outcome;
      },
      whyKept: (entry) => {
        const refusal = change ? undefined : refusalToRemove(entry);
        return refusal && refusalText(t, refusal, roles);
      },
      remove: async (entry) => {
        const refusal = refusalToRemove(entry);
        if (refusal !== undefined) {
          if (change) await removeInDraft(entry, (t) => refusalText(t, refusal, roles));
          else notify.error(refusalText(t, refusal, roles));
          return false;
        }
        if (!(await confirmRemoval(t, entry, entries))) return false;
        const done = await removeOne({ params: { id: entry.id } });
        if (done) notify.success(t('show.delete.done'));
        return done !== undefined;
      },
    };
  }, [
    live,
    entity,
    client,
    stale,
    store,
    removeOne,
    removeInDraft,
    refusalOf,
    add,
    change,
    remove,
    assign,
    t,
  ]);
}

/** Stores one entry with its roles; `was` is undefined for a new one. */
function useStore(entity: Entity): Desk['save'] {
  const { t } = useTranslation();
  const { mutateAsync: create } = useCreate<Row, ApiError>({ resource: entity.name, ...quietly });
  const { mutateAsync: update } = useUpdate<Row, ApiError>({ resource: entity.name, ...quietly });
  const keyOf = useRepeatKey();
  const mayAssign = mayChangeHeld(useActor());
  return useCallback(
    async ({ id, version, roles, ...fields }, was) => {
      if (!was) {
        const values = { ...givenValues(fields), parent: fields.parent, ...(mayAssign && { roles }) };
        return outcomeOf(create({ values, meta: { quiet: true, headers: keyOf(values) } }));
      }
      const names = Object.keys(fields).map((name) => ({ name }));
      const changes = {
        ...changedValues(names, { ...was }, fields),
        ...(!isSame(roles, was.roles) && { roles, roles_from: was.roles }),
      };
      if (Object.keys(changes).length === 0) return { kind: 'saved' };
      const values = { ...changes, version: was.version ?? 1 };
      const outcome = await outcomeOf(update({ id, values, meta: { quiet: true } }));
      const isAssignedByOthers = outcome.kind === 'conflict' && outcome.conflict.fields.includes('roles');
      return isAssignedByOthers ? { kind: 'failed', message: t('menuPage.rolesChanged') } : outcome;
    },
    [create, update, keyOf, mayAssign, t],
  );
}

/** The call has shown the refusal; anything else is a fault of the console. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}
