import { useCreate, useUpdate } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '../../../entity/access/access';
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
import { givenValues } from '../../entity/form/changed-values';
import { type Outcome, outcomeOf } from '../../entity/form/outcome';
import { quietly } from '../../entity/record/use-refresh';
import { notify } from '../../kit/notice/notify';
import { useAskRemoval } from './ask-removal';
import type { Desk, DeskEntry } from './desk';
import { findingsOf } from './draft-state';
import { refusalInWords, useRightsRefusal } from './menu-rights';
import { useRemovalInDraft } from './removal-in-draft';

/** The published menus: every change is stored at once, and seen by everybody. */
export function useLiveDesk(entity: Entity, live: LiveTree): Desk {
  const { t } = useTranslation();
  const actor = useActor();
  const client = useQueryClient();
  const stale = useStale();
  const { attempt: removeOne } = useEndpointMutation(removeMenu);
  const { mutateAsync: create } = useCreate<Row, ApiError>({ resource: entity.name, ...quietly });
  const { mutateAsync: update } = useUpdate<Row, ApiError>({ resource: entity.name, ...quietly });
  const keyOf = useRepeatKey();
  const ask = useAskRemoval();
  const mayAssign = mayChangeHeld(actor);
  const refusalOf = useRightsRefusal();
  const removeInDraft = useRemovalInDraft();
  const moves = useRef<Promise<unknown>>(Promise.resolve());

  return useMemo((): Desk => {
    const { tree: entries, roles, faults, warnings } = live;
    const mayChange = can(actor, 'update', entity);
    const refusalToRemove = ({ id }: DeskEntry) => refusalOf(entries, withoutBranch(entries, id));
    return {
      isDraft: false,
      entries,
      published: entries,
      roles,
      may: {
        add: can(actor, 'create', entity),
        change: mayChange,
        remove: can(actor, 'delete', entity),
        assign: mayAssign,
      },
      remarksOn: (id) => ({ faults: findingsOf(faults, id), warnings: findingsOf(warnings, id) }),
      move: (id, spot) => {
        const from = entries.find((entry) => entry.id === id)?.parent ?? null;
        const tree = movedTo(entries, id, spot);
        client.setQueriesData({ queryKey: endpointKey(getMenuTree) }, { ...live, tree });
        // A refusal is told by the call; the tree is then shown as it is stored.
        const store = () =>
          callEndpoint(moveMenu, { params: { id }, body: { from, ...spot } }, { isLoud: true });
        // One after the other: a move that overtook the one before it would be refused, as the menu was seen where that puts it.
        const last = moves.current.then(store, store).catch(ignoreRefusal);
        moves.current = last;
        // What is stored is read when all of them are.
        last.finally(() => (moves.current === last ? stale(moveMenu.changes) : undefined));
      },
      save: async (entry, was) => {
        const outcome = await storeEntry(entry, was);
        if (outcome.kind === 'saved') notify.success(t('form.saved'));
        await stale([entity.name]);
        return outcome;
      },
      whyKept: (entry) => {
        const refusal = mayChange ? undefined : refusalToRemove(entry);
        return refusal && refusalInWords(t, refusal, roles);
      },
      remove: async (entry) => {
        const refusal = refusalToRemove(entry);
        if (refusal !== undefined) {
          if (mayChange) await removeInDraft(entry, (t) => refusalInWords(t, refusal, roles));
          else notify.error(refusalInWords(t, refusal, roles));
          return false;
        }
        if (!(await ask(entry, entries))) return false;
        const done = await removeOne({ params: { id: entry.id } });
        if (done) notify.success(t('show.delete.done'));
        return done !== undefined;
      },
    };

    async function storeEntry(entry: DeskEntry, was: DeskEntry | undefined): Promise<Outcome> {
      const { roles: held, parent } = entry;
      if (!was) {
        const values = {
          ...givenValues(storedValues(entry)),
          parent,
          ...(mayAssign && { roles: held }),
        };
        return outcomeOf(create({ values, meta: { quiet: true, headers: keyOf(values) } }));
      }
      const before = storedValues(was);
      const changes = Object.fromEntries(
        Object.entries(storedValues(entry)).filter(([name, value]) => !isSame(value, before[name])),
      );
      const assigned = isSame(held, was.roles) ? {} : { roles: held, roles_from: was.roles };
      if (Object.keys({ ...changes, ...assigned }).length === 0) return { kind: 'saved' };
      const values = { ...changes, ...assigned, version: was.version ?? 1 };
      const updated = await outcomeOf(update({ id: was.id, values, meta: { quiet: true } }));
      const isAssignedByOthers = updated.kind === 'conflict' && updated.conflict.fields.includes('roles');
      return isAssignedByOthers ? { kind: 'failed', message: t('menuPage.rolesChanged') } : updated;
    }
  }, [
    live,
    actor,
    entity,
    mayAssign,
    client,
    stale,
    removeOne,
    create,
    update,
    keyOf,
    ask,
    refusalOf,
    removeInDraft,
    t,
  ]);
}

function storedValues({ id, version, roles, ...values }: DeskEntry): Readonly<Record<string, unknown>> {
  return values;
}

/** Anything but a refusal of the server is a fault of the console. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}
