import { type ReactNode, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeepWindow } from '#engine/console/data/live/use-keep-window';
import type { FormPart, Labelled } from '#engine/console/data/resource';
import { useActor } from '#engine/console/data/session';
import { newValues } from '#engine/console/entity/form/changed-values';
import { FieldRow } from '#engine/console/entity/form/field-row';
import {
  formFields,
  madeFields,
  startValues,
  tiedValues,
  type Values,
} from '#engine/console/entity/form/form-fields';
import { FormFrame } from '#engine/console/entity/form/form-frame';
import { MadeRow } from '#engine/console/entity/form/made-row';
import type { Save } from '#engine/console/entity/form/outcome';
import { useRecordForm } from '#engine/console/entity/form/use-record-form';
import { useStoredForm } from '#engine/console/entity/form/use-stored-form';
import { FormDialog } from '#engine/console/kit/form-dialog';
import { notify } from '#engine/console/kit/notice/notify';
import type { Entity, Field } from '#engine/schema/model/entity';
import { isDemanded, isEmpty } from '#engine/schema/write/condition';

interface Props {
  readonly entity: Entity;
  readonly title: string;
  /** Fields of the form, shown if the account may write them, and computed fields that depend on them. */
  readonly names: readonly string[];
  readonly inputs?: FormPart['inputs'];
  /** The edited record; undefined creates a new one. */
  readonly stored?: Labelled | undefined;
  readonly initial?: Values;
  /** Further values of a new record, which the form does not contain. */
  readonly also?: (values: Values) => Values;
  readonly width?: number;
  /** Content above the fields. */
  readonly children?: ReactNode;
  readonly onSaved?: (row: Labelled) => void;
  readonly onClose: () => void;
}

const nothing: Values = {};

/** Creates or edits a record in a dialog. */
export function RecordDialog(props: Props) {
  const {
    entity,
    title,
    names,
    inputs,
    stored,
    initial = nothing,
    also,
    width,
    children,
    onSaved,
    onClose,
  } = props;
  const { t } = useTranslation();
  const actor = useActor();
  const { form: antdForm, store } = useStoredForm(entity, stored?.id);
  const fields = useMemo(
    () => formFields(entity, {}, actor, !stored).filter(({ name }) => names.includes(name)),
    [entity, actor, stored, names],
  );
  const made = useMemo(
    () => madeFields(entity, {}, actor).filter(({ name }) => names.includes(name)),
    [entity, actor, names],
  );
  const start = useMemo(
    () => stored ?? startValues(fields, { ...tiedValues(entity, actor), ...initial }, actor),
    [entity, fields, stored, initial, actor],
  );
  const save = useCallback<Save>(
    ({ all, changes, version }) =>
      store(stored ? { ...changes, version } : { ...newValues(fields, all), ...also?.(all) }),
    [store, stored, fields, also],
  );
  const form = useRecordForm({
    entity,
    fields,
    start,
    version: stored?.version ?? 0,
    form: antdForm,
    save,
    onSaved: (row) => {
      if (row) onSaved?.(row);
      notify.success(t('form.saved'));
      onClose();
    },
  });
  const { isTouched } = form;
  useKeepWindow(isTouched);
  const isOpen = ({ name }: Field) => isEmpty(start[name]);
  const first = (stored ? undefined : form.shown.find(isOpen)) ?? form.shown[0];
  return (
    <FormDialog
      title={title}
      ok={{ text: t('form.save'), isBusy: form.isSaving, onClick: () => form.submit() }}
      isChanged={isTouched}
      onCancel={onClose}
      {...(width !== undefined && { width })}
    >
      {children}
      <FormFrame entity={entity} form={form}>
        {form.shown.map((field) => (
          <FieldRow
            key={field.name}
            entity={entity}
            field={field}
            isDemanded={isDemanded(field, form.values)}
            stored={stored}
            takenBy={form.takenBy[field.name]}
            Own={inputs?.[field.name]}
            takesFocus={field === first}
          />
        ))}
        {made.map((field) => (
          <MadeRow key={field.name} entity={entity} field={field} values={{ ...stored, ...form.values }} />
        ))}
      </FormFrame>
    </FormDialog>
  );
}
