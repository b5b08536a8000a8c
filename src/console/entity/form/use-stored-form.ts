import { useForm } from '@refinedev/antd';
import type { FormInstance } from 'antd';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { errorCatalogue } from '../../../entity/contract/app-error';
import type { Entity } from '../../../entity/model/entity';
import { ApiError } from '../../data/api-error';
import { newRepeatKey } from '../../data/repeat-key';
import type { Row } from '../../data/resource';
import { quietly, useRefresh } from '../record/use-refresh';
import type { Values } from './form-fields';
import { type Outcome, outcomeOf } from './outcome';

interface StoredForm {
  readonly form: FormInstance;
  readonly store: (values: Values) => Promise<Outcome>;
}

/**
 * refine's form of one record, of a new one where `id` is left out. The same form never makes two records,
 * however often an unanswered attempt is repeated; after a refusal of its key the next attempt is another one.
 */
export function useStoredForm(entity: Entity, id?: number): StoredForm {
  const refresh = useRefresh(entity);
  const [key, setKey] = useState(newRepeatKey);
  const { form, onFinish } = useForm<Row, ApiError, Values>({
    resource: entity.name,
    ...(id === undefined ? { action: 'create' } : { action: 'edit', id }),
    // Only what was stored is read again: a refusal must not reload the form.
    ...quietly,
    mutationMeta: { quiet: true, headers: { 'Idempotency-Key': key } },
    redirect: false,
    // The page has read the record; faults are placed by the form's controller.
    queryOptions: { enabled: false },
    disableServerSideValidation: true,
  });
  useTypedKept(form);
  const store = useCallback(
    async (values: Values) => {
      const call = onFinish(values) as Promise<{ data: Row }>;
      call.catch((error: unknown) => {
        if (error instanceof ApiError && error.code === errorCatalogue.keyReused.code) setKey(newRepeatKey());
      });
      const outcome = await outcomeOf(call);
      if (outcome.kind !== 'saved') return outcome;
      setKey(newRepeatKey());
      await refresh();
      return outcome;
    },
    [onFinish, refresh],
  );
  return { form, store };
}

/** Behind its tag a page loses its effects; when they come back, refine resets the form, which keeps what was typed. */
function useTypedKept(form: FormInstance): void {
  const typed = useRef<Values>(undefined);
  useLayoutEffect(
    () => () => {
      typed.current = form.getFieldsValue(true);
    },
    [form],
  );
  useEffect(() => {
    if (typed.current) form.setFieldsValue(typed.current);
  }, [form]);
}
