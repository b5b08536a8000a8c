import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Action, type Entity, type Field, fieldNamed } from '../../../entity/model/entity';
import { missingFor } from '../../../entity/model/workflow';
import { FieldRow } from '../form/field-row';
import '../form/form.css';
import type { Labelled } from '../../data/resource';
import { actionTitle, fieldTitle } from '../../i18n/entity-words';
import { FormDialog } from '../../kit/form-dialog';
import type { Faults } from '../form/faults';
import type { Values } from '../form/form-fields';
import { recordTitle } from './record-title';

interface ActionDialogProps {
  readonly entity: Entity;
  readonly action: Action;
  readonly row: Labelled;
  /** Takes the action; where it fails, the dialog stays, with what was wrong at each field. */
  readonly onGiven: (values: Values) => Promise<Faults>;
  readonly onClose: () => void;
}

/** Asks for the fields that an action demands. */
export default function ActionDialog({ entity, action, row, onGiven, onClose }: ActionDialogProps) {
  const { t } = useTranslation();
  const fields = useMemo(
    () => (action.require ?? []).map((name) => fieldNamed(entity, name)),
    [entity, action],
  );
  const [values, setValues] = useState<Values>(() =>
    Object.fromEntries(fields.map((field) => [field.name, null])),
  );
  const [lacking, setLacking] = useState<readonly string[]>([]);
  const [faults, setFaults] = useState<Faults>({});
  const [isBusy, setBusy] = useState(false);
  const title = t('show.action.what', {
    action: actionTitle(t, entity, action),
    name: recordTitle(entity, row),
  });

  const demand = (field: Field) => t('validation.required', { label: fieldTitle(t, entity, field) });
  const give = async () => {
    const missing = missingFor(action, row, values);
    setLacking(missing);
    if (missing.length > 0) return;
    setBusy(true);
    try {
      setFaults(await onGiven(values));
    } finally {
      setBusy(false);
    }
  };

  return (
    <FormDialog
      title={title}
      okText={title}
      okButtonProps={{ danger: action.danger ?? false, loading: isBusy }}
      onOk={give}
      onCancel={onClose}
    >
      <p>{t('show.action.needs')}</p>
      {fields.map((field) => (
        <FieldRow
          key={field.name}
          entity={entity}
          field={field}
          value={values[field.name]}
          fault={lacking.includes(field.name) ? demand(field) : faults[field.name]}
          isDemanded
          stored={row}
          onChange={(name, value) => {
            setValues((before) => ({ ...before, [name]: value }));
            setLacking([]);
            setFaults({});
          }}
          onLeave={() => undefined}
        />
      ))}
    </FormDialog>
  );
}
