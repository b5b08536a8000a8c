import { useCustomMutation } from '@refinedev/core';
import type { TFunction } from 'i18next';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can, canWrite } from '../../../schema/access/access';
import type { Actor } from '../../../schema/access/actor';
import type { ConflictData, MissingData } from '../../../schema/contract/envelope';
import type { Action, Entity, Field } from '../../../schema/model/entity';
import { actionInputs, actionsBack, isFrom, isUndo } from '../../../schema/model/workflow';
import { isSame } from '../../../schema/write/merge';
import { lazyInAntd } from '../../antd/in-antd';
import { ApiError } from '../../data/api-error';
import type { Labelled } from '../../data/resource';
import { useActor } from '../../data/session';
import { actionTitle } from '../../i18n/entity-words';
import { confirm } from '../../kit/notice/confirm';
import { notify } from '../../kit/notice/notify';
import type { Outcome } from '../form/outcome';
import { useHeldRecord } from '../record/held-record';
import { type LeftOut, leftOutText, withLeftOut } from '../record/left-out';
import { isPossible } from '../record/possible';
import { recordsTitle } from '../record/records-title';
import { quietly, useRefresh } from '../record/use-refresh';
import { writtenRecord } from '../record/written-record';
import { doneText, whatFollows } from './what-follows';

const ActionDialog = lazyInAntd(() => import('./action-dialog'));
const BatchDialog = lazyInAntd(() => import('./batch-dialog'));

type Values = Readonly<Record<string, unknown>>;

interface Pending {
  readonly action: Action;
  /** At least one record; the action runs on all of them. */
  readonly rows: readonly [Labelled, ...Labelled[]];
  readonly leftOut: LeftOutOf | undefined;
}

/** Text about the selected records that the action skips. */
type LeftOutOf = (t: TFunction) => LeftOut | undefined;

export interface Actions {
  /** Runs the action on all of the records or on none, after asking for its fields or for confirmation. */
  readonly start: (action: Action, rows: readonly Labelled[], leftOut?: LeftOutOf) => Promise<void>;
  /** The page must render this node. */
  readonly dialog: ReactNode;
}

/** `onTaken` receives the ids of records that have changed: by the action, or by somebody else before it. */
export function useActions(entity: Entity, onTaken?: (ids: readonly number[]) => void): Actions {
  const { t } = useTranslation();
  const actor = useActor();
  const refresh = useRefresh(entity);
  const hold = useHeldRecord(entity);
  const { mutateAsync: post } = useCustomMutation<Labelled, ApiError, Values>();
  const [pending, setPending] = useState<Pending>();

  const undo = useCallback(
    async (back: Action, rows: Pending['rows']) => {
      const call = { ...undoCall(entity, back, rows), method: 'post' as const, ...quietly };
      const answer = await post(call).catch(apiError);
      // The API client has shown an error already.
      if (!(answer instanceof ApiError)) {
        if (rows.length === 1) hold(answer.data);
        notify.success(doneText(t, entity, back, rows));
      }
      await refresh();
    },
    [entity, post, hold, refresh, t],
  );

  /** Resolves to undefined on success, else to the error. */
  const run = useCallback(
    async ({ action, rows, leftOut }: Pending, inputs: Inputs): Promise<ApiError | undefined> => {
      const call = { ...callOf(entity, action, rows, inputs), method: 'post' as const, ...quietly };
      const answer = await post(call).catch(apiError);
      const failure = answer instanceof ApiError ? answer : undefined;
      const isMany = rows.length > 1;
      if (!(answer instanceof ApiError)) {
        if (!isMany) hold(answer.data);
        const after: Pending['rows'] = isMany ? rows : [writtenRecord(rows[0], answer.data)];
        const back = undoOf(actor, entity, action, rows, after);
        notify.success(withLeftOut(t, doneText(t, entity, action, after), leftOut?.(t)), {
          act: back && { text: t('show.action.undo'), run: () => void undo(back, after) },
        });
      }
      const isChanged = failure?.status === 409 || (isMany && failure?.status === 404);
      if (!failure || isChanged) await refresh();
      if (!failure || isChanged) onTaken?.(failure ? changedIn(failure) : rows.map(({ id }) => id));
      return failure;
    },
    [actor, entity, post, hold, refresh, undo, onTaken, t],
  );
  const runWith = async (request: Pending, inputs: Inputs): Promise<Outcome> => {
    const failure = await run(request, inputs);
    // After a conflict the user can retry on the current record, if its state still allows the action.
    setPending(failure && stillPossible(request, failure));
    if (!failure) return { kind: 'saved' };
    // The API client has shown the error already.
    const { fieldErrors: faults } = failure;
    return Object.keys(faults).length > 0
      ? { kind: 'wrong', faults, message: failure.msg }
      : { kind: 'failed', message: undefined };
  };

  const start = useCallback(
    async (action: Action, [first, ...others]: readonly Labelled[], leftOut?: LeftOutOf) => {
      if (!first) return;
      const request: Pending = { action, rows: [first, ...others], leftOut };
      if (givable(actor, entity, action).length > 0) {
        setPending(request);
        return;
      }
      const words = (t: TFunction) => {
        const title = actionTitle(t, entity, action);
        const body = [whatFollows(t, entity, action, request.rows), leftOutText(t, leftOut?.(t))];
        return {
          title: t('show.action.ask', { action: title, name: recordsTitle(t, entity, request.rows) }),
          body: body.filter((part) => part !== undefined).join('\n\n'),
          confirm: title,
        };
      };
      const needsConfirmation = words(t).body !== '';
      const sure = !needsConfirmation || (await confirm({ words, danger: action.danger ?? false }));
      if (sure) await run(request, { values: {} });
    },
    [actor, entity, run, t],
  );

  const shared = pending && {
    entity,
    action: pending.action,
    name: recordsTitle(t, entity, pending.rows),
    follows: whatFollows(t, entity, pending.action, pending.rows),
    note: leftOutText(t, pending.leftOut?.(t)),
    onClose: () => setPending(undefined),
  };
  const fields = useMemo(
    () => (pending ? givable(actor, entity, pending.action) : []),
    [actor, entity, pending],
  );
  const isEach =
    pending && pending.rows.length > 1 && fields.some(({ name }) => !pending.action.common?.includes(name));
  const dialog =
    shared &&
    (isEach ? (
      <BatchDialog
        {...shared}
        fields={fields}
        rows={pending.rows}
        onSubmit={(bodies) => runWith(pending, { bodies })}
      />
    ) : (
      <ActionDialog
        {...shared}
        row={commonOf(pending.rows)}
        onSubmit={(values) => runWith(pending, { values })}
      />
    ));
  return { start, dialog };
}

/** The fields of the action that the account may write. */
function givable(actor: Actor, entity: Entity, action: Action): readonly Field[] {
  return actionInputs(entity, action).filter((field) => canWrite(actor, field));
}

/** One body for all records, or one for each. */
type Inputs = { readonly values: Values } | { readonly bodies: readonly Values[] };

function callOf(entity: Entity, action: Action, [first, ...others]: Pending['rows'], inputs: Inputs) {
  const { id, version } = first;
  const rows = [first, ...others];
  if (others.length === 0)
    return {
      url: `/${entity.plural}/${id}/${action.name}`,
      values: { version, ...('values' in inputs ? inputs.values : inputs.bodies[0]) },
    };
  const of = { ids: rows.map(({ id }) => id), versions: rows.map(({ version }) => version) };
  return { url: `/${entity.plural}/batch`, values: { action: action.name, ...of, ...inputs } };
}

/**
 * The action that undoes this one for all of the records, if there is one and the account may run it. An action from a
 * state to itself has none: taken again, it would restore nothing.
 */
function undoOf(
  actor: Actor,
  entity: Entity,
  action: Action,
  before: Pending['rows'],
  after: Pending['rows'],
): Action | undefined {
  if (before.some((row) => row[action.field] === action.to)) return undefined;
  return actionsBack(entity, action, before[0][action.field]).find(
    (back) =>
      isUndo(back) &&
      can(actor, back.name, entity) &&
      before.every((row) => row[action.field] === back.to) &&
      (after.length > 1 || isPossible(back, after[0])),
  );
}

/** Undo of one record uses its new version as the optimistic lock; a batch response contains no versions. */
function undoCall(entity: Entity, back: Action, rows: Pending['rows']) {
  if (rows.length === 1) return callOf(entity, back, rows, { values: {} });
  const ids = rows.map(({ id }) => id);
  return { url: `/${entity.plural}/batch`, values: { action: back.name, ids, values: {} } };
}

/**
 * What can be retried after a failure: for one record, its current state if that allows the action; for several, the
 * same records unless some have changed.
 */
function stillPossible(request: Pending, { status, data }: ApiError): Pending | undefined {
  const [row, ...others] = request.rows;
  if (others.length > 0) return status === 409 || status === 404 ? undefined : request;
  const current = status === 409 ? (data as Partial<ConflictData> | null)?.record : row;
  if (!current || !isFrom(request.action, current)) return undefined;
  return { ...request, rows: [{ ...row, ...current }] };
}

/** Ids of the records that the error names. */
function changedIn({ data }: ApiError): readonly number[] {
  const { record, missing = [] } = (data ?? {}) as Partial<ConflictData & MissingData>;
  return [...missing, ...(record ? [Number(record.id)] : [])];
}

/** A record with the values that all records share, for one form; its id is 0. */
function commonOf([first, ...others]: Pending['rows']): Labelled {
  if (others.length === 0) return first;
  const shared = Object.entries(first).map(([name, value]) => [
    name,
    others.every((other) => isSame(other[name], value)) ? value : null,
  ]);
  const { _limits, ...common } = { ...Object.fromEntries(shared), id: 0, version: first.version };
  return common as Labelled;
}

function apiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  throw error;
}
