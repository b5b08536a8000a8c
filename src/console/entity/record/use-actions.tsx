import { useCustomMutation } from '@refinedev/core';
import type { TFunction } from 'i18next';
import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canWrite } from '../../../entity/access/access';
import type { Actor } from '../../../entity/access/actor';
import type { ConflictData } from '../../../entity/contract/envelope';
import type { Action, Entity } from '../../../entity/model/entity';
import { askedFields, isFrom } from '../../../entity/model/workflow';
import { lazyInAntd } from '../../antd/in-antd';
import { ApiError } from '../../data/api-error';
import type { Labelled, Row } from '../../data/resource';
import { useActor } from '../../data/session';
import { actionConsequence, actionTitle } from '../../i18n/entity-words';
import { confirm } from '../../kit/notice/confirm';
import { notify } from '../../kit/notice/notify';
import type { Outcome } from '../form/outcome';
import { recordTitle } from './record-title';
import { quietly, useRefresh } from './use-refresh';

const ActionDialog = lazyInAntd(() => import('./action-dialog'));

type Values = Readonly<Record<string, unknown>>;

interface Pending {
  readonly action: Action;
  readonly row: Labelled;
}

interface Actions {
  /** Takes the action, after asking for what it needs. */
  readonly start: (action: Action, row: Labelled) => Promise<void>;
  /** Must be shown somewhere on the page. */
  readonly dialog: ReactNode;
}

export function useActions(entity: Entity): Actions {
  const { t } = useTranslation();
  const actor = useActor();
  const refresh = useRefresh(entity);
  const { mutateAsync: post } = useCustomMutation<Row, ApiError, Values>();
  const [pending, setPending] = useState<Pending>();

  /** Undefined when it is done, else why not. */
  const run = useCallback(
    async ({ action, row }: Pending, values: Values): Promise<ApiError | undefined> => {
      const failure = await post({
        url: `/${entity.plural}/${row.id}/${action.name}`,
        method: 'post',
        values: { version: row.version, ...values },
        ...quietly,
      }).then(() => undefined, apiError);
      if (!failure) notify.success(t('show.action.done', { action: actionTitle(t, entity, action) }));
      if (!failure || failure.status === 409) await refresh();
      return failure;
    },
    [entity, post, refresh, t],
  );
  const giveTo = async (asked: Pending, values: Values): Promise<Outcome> => {
    const failure = await run(asked, values);
    // Onto what others have made of the record meanwhile it can be tried again, if it is still possible.
    const current =
      failure?.status === 409 ? (failure.data as Partial<ConflictData> | null)?.record : asked.row;
    const isPossible = failure && current && isFrom(asked.action, current);
    setPending(isPossible ? { ...asked, row: { ...asked.row, ...current } } : undefined);
    if (!failure) return { kind: 'saved' };
    // The call has shown the reason already.
    const { fieldErrors: faults } = failure;
    return Object.keys(faults).length > 0
      ? { kind: 'wrong', faults, message: failure.msg }
      : { kind: 'failed', message: undefined };
  };

  const start = useCallback(
    async (action: Action, row: Labelled) => {
      if (asksFor(actor, entity, action)) {
        setPending({ action, row });
        return;
      }
      const words = (t: TFunction) => {
        const what = { action: actionTitle(t, entity, action), name: recordTitle(entity, row) };
        const title = t('show.action.what', what);
        const body = actionConsequence(t, entity, action) ?? t('show.action.ask', what);
        return { title, body, confirm: title };
      };
      const isAsked = action.danger || action.consequence !== undefined;
      const sure = !isAsked || (await confirm({ words, danger: action.danger ?? false }));
      if (sure) await run({ action, row }, {});
    },
    [actor, entity, run],
  );

  const dialog = pending && (
    <ActionDialog
      entity={entity}
      action={pending.action}
      row={pending.row}
      onClose={() => setPending(undefined)}
      onGiven={(values) => giveTo(pending, values)}
    />
  );
  return { start, dialog };
}

/** Whether there is anything to give with the action. */
function asksFor(actor: Actor, entity: Entity, action: Action): boolean {
  return askedFields(entity, action).some((field) => canWrite(actor, field));
}

function apiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  throw error;
}
