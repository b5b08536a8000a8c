import { useForm } from '@refinedev/antd';
import type { FormInstance } from 'antd';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { errorCatalogue } from '../../../schema/contract/app-error';
import type { Entity } from '../../../schema/model/entity';
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
 * refine's form of a record; without `id`, of a new one. The form never creates two records, however often a save
 * without response is repeated. If the server rejects the idempotency key, the next attempt uses a new one.
 */
export function useStoredForm(entity: Entity, id?: number): StoredForm {
  const refresh = useRefresh(entity);
  const [key, setKey] = useState(newRepeatKey);
  const { form, onFinish } = useForm<Row, ApiError, Values>({
    resource: entity.name,
    ...(id === undefined ? { action: 'create' } : { action: 'edit', id }),
    // Invalidate queries only after a success: a refused save must not reload the form.
    ...quietly,
    mutationMeta: { quiet: true, headers: { 'Idempotency-Key': key } },
    redirect: false,
    // The page has loaded the record already; the form's controller shows errors.
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

/** A hidden page unmounts its effects. When they run again, refine resets the form; this restores the typed values. */
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
