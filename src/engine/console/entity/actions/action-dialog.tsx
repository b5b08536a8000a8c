import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { canWrite } from '../../../schema/access/access';
import type { Actor } from '../../../schema/access/actor';
import type { RecordLimits } from '../../../schema/access/record-limits';
import { type Action, type Entity, fieldNamed } from '../../../schema/model/entity';
import { actionInputs, missingFor } from '../../../schema/model/workflow';
import { isDemanded, isEmpty } from '../../../schema/write/condition';
import { effectsOf } from '../../../schema/write/effects';
import { isSame } from '../../../schema/write/merge';
import type { Labelled } from '../../data/resource';
import { useActor } from '../../data/session';
import { actionTitle, fieldTitle } from '../../i18n/entity-words';
import { FormDialog } from '../../kit/form-dialog';
import { FieldRow } from '../form/field-row';
import type { Values } from '../form/form-fields';
import { FormFrame } from '../form/form-frame';
import type { Outcome } from '../form/outcome';
import { useOwnInputs } from '../form/use-own-inputs';
import { useRecordForm } from '../form/use-record-form';
import { isWide } from '../record/sections';
import { ActionIntro } from './action-intro';
import { keepValues, keptValues } from './kept-values';

interface ActionDialogProps {
  readonly entity: Entity;
  readonly action: Action;
  /** The record, or what several records have in common. */
  readonly row: Labelled;
  /** Name of the record, or of the records together. */
  readonly name: string;
  readonly follows: string | undefined;
  readonly note: string | undefined;
  /** Runs the action; the dialog stays open after a failure. */
  readonly onSubmit: (values: Values) => Promise<Outcome>;
  readonly onClose: () => void;
}

/** Dialog for the fields that an action requires or accepts. */
export default function ActionDialog(props: ActionDialogProps) {
  const { entity, action, row, name, follows, note, onSubmit, onClose } = props;
  const { t } = useTranslation();
  const actor = useActor();
  const fields = useMemo(
    () => actionInputs(entity, action).filter((field) => canWrite(actor, field)),
    [actor, entity, action],
  );
  const demanded = new Set(action.require);
  const stored = useMemo(() => unlocked(row), [row]);
  const start = useMemo(() => startOf(entity, action, actor, row), [entity, action, actor, row]);
  const entered = (values: Values) =>
    Object.fromEntries(
      fields
        .filter(({ name }) => demanded.has(name) || !isSame(values[name], start[name]))
        .map(({ name }) => [name, values[name]]),
    );
  const form = useRecordForm({
    entity,
    fields,
    start,
    version: 0,
    check: (values) =>
      Object.fromEntries(
        missingFor(action, row, entered(values)).map((name) => [
          name,
          t('validation.required', { label: fieldTitle(t, entity, fieldNamed(entity, name)) }),
        ]),
      ),
    save: ({ all }) => {
      keepValues(entity, action, all);
      return onSubmit(entered(all));
    },
    onSaved: () => undefined,
  });
  const inputs = useOwnInputs(entity);
  // Waits for the custom inputs, so that the dialog opens complete and typing at once works.
  if (!inputs) return null;
  const first = form.shown.find(({ name }) => demanded.has(name) && isEmpty(start[name]));
  const title = actionTitle(t, entity, action);
  const look = action.danger ? 'danger' : 'primary';
  return (
    <FormDialog
      width={fields.some(isWide) ? 680 : 460}
      title={t('show.action.ask', { action: title, name })}
      ok={{ text: title, look, isBusy: form.isSaving, onClick: () => form.submit() }}
      isChanged={form.isTouched}
      onCancel={onClose}
    >
      <ActionIntro entity={entity} action={action} fields={fields} follows={follows} note={note} />
      <FormFrame entity={entity} form={form}>
        {form.shown.map((field) => (
          <FieldRow
            key={field.name}
            Own={inputs[field.name]}
            entity={entity}
            field={field}
            isDemanded={demanded.has(field.name) || isDemanded(field, form.values)}
            stored={stored}
            takesFocus={field === first}
          />
        ))}
      </FormFrame>
    </FormDialog>
  );
}

/**
 * The record with the action's effects, so that conditions see the new state. Required fields are empty, or preset
 * with the value that was entered last.
 */
function startOf(entity: Entity, action: Action, actor: Actor, row: Labelled): Values {
  const demanded = Object.fromEntries((action.require ?? []).map((name) => [name, null]));
  const kept = keptValues(entity, action);
  const offered = Object.fromEntries((action.input ?? []).map((name) => [name, row[name] ?? null]));
  const effects = effectsOf(entity, action, actor, new Date());
  return { ...row, ...demanded, ...kept, ...offered, ...effects, [action.field]: action.to };
}

/** Removes the locks of updates: an action may change fields that an update may not. */
function unlocked(row: Labelled): Labelled {
  const others = (refusals: RecordLimits['fields'] = {}) =>
    Object.fromEntries(Object.entries(refusals).filter(([, rule]) => rule !== 'locked'));
  const { actions, fields } = row._limits ?? {};
  return { ...row, _limits: { actions: others(actions), fields: others(fields) } };
}
