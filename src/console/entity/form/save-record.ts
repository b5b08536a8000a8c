import { useCreate, useUpdate } from '@refinedev/core';
import { useCallback, useRef } from 'react';
import { errorCatalogue } from '../../../entity/contract/app-error';
import type { ConflictData } from '../../../entity/contract/envelope';
import type { Entity } from '../../../entity/model/entity';
import { ApiError } from '../../data/api-error';
import { newRepeatKey } from '../../data/repeat-key';
import type { Row } from '../../data/resource';
import { useRefresh } from '../record/use-refresh';
import { givenValues } from './changed-values';
import { type Faults, faultsByField } from './faults';
import type { Values } from './form-fields';

/** How an attempt to store a record ended. */
export type Outcome =
  | { readonly kind: 'saved'; readonly row: Row }
  | { readonly kind: 'wrong'; readonly faults: Faults; readonly message: string }
  | { readonly kind: 'conflict'; readonly conflict: ConflictData }
  | { readonly kind: 'failed'; readonly message: string | undefined };

/** The form says how it went, and asks anew only for what was stored: a refusal must not reload the form. */
const quietly = {
  successNotification: false as const,
  errorNotification: false as const,
  invalidates: [],
};

/**
 * Stores a new record; `said` is what the body says as it is, a null too. The same form never makes two,
 * however often an unanswered attempt is repeated.
 */
export function useCreateRecord(entity: Entity): (values: Values, said?: Values) => Promise<Outcome> {
  const { mutateAsync } = useCreate<Row, ApiError>();
  const refresh = useRefresh();
  const key = useRef(newRepeatKey());
  return useCallback(
    async (values, said) => {
      const outcome = await outcomeOf(
        mutateAsync({
          resource: entity.name,
          values: { ...givenValues(values), ...said },
          meta: { quiet: true, headers: { 'Idempotency-Key': key.current } },
          ...quietly,
        }),
      );
      if (outcome.kind !== 'saved') return outcome;
      key.current = newRepeatKey();
      await refresh();
      return outcome;
    },
    [entity, mutateAsync, refresh],
  );
}

/** Stores changes that were made to one version of a record. */
export function useUpdateRecord(entity: Entity) {
  const { mutateAsync } = useUpdate<Row, ApiError>();
  const refresh = useRefresh();
  return useCallback(
    async (id: number, version: number, changes: Values): Promise<Outcome> => {
      const values = { ...changes, version };
      const outcome = await outcomeOf(
        mutateAsync({ resource: entity.name, id, values, meta: { quiet: true }, ...quietly }),
      );
      if (outcome.kind === 'saved') await refresh();
      return outcome;
    },
    [entity, mutateAsync, refresh],
  );
}

/** How the call that stores a record ended. */
export async function outcomeOf(call: Promise<{ data: Row }>): Promise<Outcome> {
  try {
    return { kind: 'saved', row: (await call).data };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const message = error.msg;
    if (error.status === 422) return { kind: 'wrong', faults: faultsByField(error.fieldErrors), message };
    if (error.code === errorCatalogue.stale.code)
      return { kind: 'conflict', conflict: error.data as ConflictData };
    return { kind: 'failed', message: error.unsaid };
  }
}
