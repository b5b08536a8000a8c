import { useResourceParams } from '@refinedev/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useActor } from '#engine/console/data/session';
import { FieldRow } from '#engine/console/entity/form/field-row';
import { FormFrame } from '#engine/console/entity/form/form-frame';
import { useRecordForm } from '#engine/console/entity/form/use-record-form';
import { useStoredForm } from '#engine/console/entity/form/use-stored-form';
import { LinkButton } from '#engine/console/entity/record/link-button';
import { useRecordPaths } from '#engine/console/entity/record/record-paths';
import { useDelete } from '#engine/console/entity/record/use-delete';
import { Button } from '#engine/console/kit/button';
import { FormDialog } from '#engine/console/kit/form-dialog';
import { can } from '#engine/schema/access/access';
import { languageOf } from '#engine/schema/contract/language';
import { type Entity, fieldNamed } from '#engine/schema/model/entity';
import type { Policy, StoreProgress } from '../../endpoints/cashback';
import { sumText } from './sum-text';

interface Props {
  readonly entity: Entity;
  readonly policy: Pick<Policy, 'id' | 'adjust_number'>;
  readonly cycle: number;
  readonly row: StoreProgress;
  readonly name: string;
  readonly onClose: () => void;
}

/** Adds to or subtracts from the number of one store in one cycle, with a reason. */
export default function AdjustDialog({
  entity,
  policy: { id: policy, adjust_number: toAll },
  cycle,
  row,
  name,
  onClose,
}: Props) {
  const { t, i18n } = useTranslation();
  const actor = useActor();
  const { adjustment, store } = row;
  const { resources } = useResourceParams();
  const paths = useRecordPaths(entity);
  const remove = useDelete(entity);
  const fields = useMemo(() => ['number', 'reason'].map((field) => fieldNamed(entity, field)), [entity]);
  const start = useMemo(
    () => ({ policy, store, cycle, number: adjustment?.number ?? null, reason: adjustment?.reason ?? null }),
    [policy, store, cycle, adjustment],
  );
  const stored = useStoredForm(entity, adjustment?.id);
  const form = useRecordForm({
    entity,
    fields,
    start,
    version: adjustment?.version ?? 0,
    form: stored.form,
    save: ({ changes, version }) =>
      stored.store(version === 0 ? { policy, store, cycle, ...changes } : { ...changes, version }),
    onSaved: onClose,
  });
  const typed = typeof form.values.number === 'number' ? form.values.number : 0;
  const hasPage = resources.some((one) => one.name === entity.name);
  return (
    <FormDialog
      title={t('cashback.adjust.title', { name, cycle })}
      ok={{ text: t('cashback.adjust.save'), isBusy: form.isSaving, onClick: () => form.submit() }}
      isChanged={form.isTouched}
      onCancel={onClose}
      buttons={(cancel, ok) => (
        <>
          {adjustment && hasPage && (
            <LinkButton to={paths.show(adjustment.id)}>{t('cashback.adjust.history')}</LinkButton>
          )}
          {adjustment && can(actor, 'delete', entity) && (
            <Button
              look="outlined-danger"
              onClick={() =>
                void remove([adjustment]).then(({ isDone }) => {
                  if (isDone) onClose();
                })
              }
            >
              {t('show.delete.button')}
            </Button>
          )}
          <span className="cashback-adjust-gap" />
          {cancel}
          {ok}
        </>
      )}
    >
      <p>{t('cashback.adjust.text', { counted: row.counted })}</p>
      <p role="status">
        <b>{sumText(t, languageOf(i18n.language), { counted: row.counted, adjusted: toAll + typed })}</b>
      </p>
      <FormFrame entity={entity} form={form}>
        {form.shown.map((field) => (
          <FieldRow key={field.name} entity={entity} field={field} isDemanded stored={undefined} />
        ))}
      </FormFrame>
    </FormDialog>
  );
}
