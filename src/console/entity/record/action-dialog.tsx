import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Action, type Entity, fieldNamed } from '../../../entity/model/entity';
import { missingFor } from '../../../entity/model/workflow';
import type { Labelled } from '../../data/resource';
import { actionConsequence, actionTitle, fieldTitle } from '../../i18n/entity-words';
import { FormDialog } from '../../kit/form-dialog';
import { FieldRow } from '../form/field-row';
import type { Values } from '../form/form-fields';
import { FormFrame } from '../form/form-frame';
import type { Outcome } from '../form/outcome';
import { useRecordForm } from '../form/use-record-form';
import { recordTitle } from './record-title';

interface ActionDialogProps {
  readonly entity: Entity;
  readonly action: Action;
  readonly row: Labelled;
  /** Takes the action; where it fails, the dialog stays. */
  readonly onGiven: (values: Values) => Promise<Outcome>;
  readonly onClose: () => void;
}

/** Asks for the fields that an action demands. */
export default function ActionDialog({ entity, action, row, onGiven, onClose }: ActionDialogProps) {
  const { t } = useTranslation();
  const names = action.require ?? [];
  const fields = useMemo(
    () => (action.require ?? []).map((name) => fieldNamed(entity, name)),
    [entity, action],
  );
  const given = (values: Values) => Object.fromEntries(names.map((name) => [name, values[name]]));
  const form = useRecordForm({
    entity,
    fields,
    // Conditions hold as in the state that the action leads to.
    start: { ...row, ...Object.fromEntries(names.map((name) => [name, null])), [action.field]: action.to },
    version: 0,
    check: (values) =>
      Object.fromEntries(
        missingFor(action, row, given(values)).map((name) => [
          name,
          t('validation.required', { label: fieldTitle(t, entity, fieldNamed(entity, name)) }),
        ]),
      ),
    save: ({ all }) => onGiven(given(all)),
    onSaved: () => undefined,
  });
  const title = t('show.action.what', {
    action: actionTitle(t, entity, action),
    name: recordTitle(entity, row),
  });
  const consequence = actionConsequence(t, entity, action);
  return (
    <FormDialog
      title={title}
      okText={title}
      okButtonProps={{ danger: action.danger ?? false, loading: form.isSaving }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      {consequence && <p>{consequence}</p>}
      <p>{t('show.action.needs')}</p>
      <FormFrame entity={entity} form={form}>
        {form.shown.map((field) => (
          <FieldRow key={field.name} entity={entity} field={field} isDemanded stored={row} />
        ))}
      </FormFrame>
    </FormDialog>
  );
}
