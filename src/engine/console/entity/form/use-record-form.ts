import { Form, type FormInstance, type FormProps } from 'antd';
import { useCallback, useEffect, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConflictData } from '../../../schema/contract/envelope';
import type { Entity, Field } from '../../../schema/model/entity';
import { applies } from '../../../schema/write/condition';
import { startingState } from '../../../schema/write/record-issues';
import { loadValidator } from '../../data/registry';
import type { Labelled } from '../../data/resource';
import { errorsOf } from '../fields/field-errors';
import { changedValues, remainingChanges } from './changed-values';
import { completeValues, effectiveValues } from './conditions';
import type { Side } from './conflict-dialog';
import { checkValues, type Faults } from './faults';
import type { Values } from './form-fields';
import type { Outcome, Save } from './outcome';
import { focusFirstFault, useFieldFaults } from './use-field-faults';

type Named = Pick<Field, 'name'>;

interface FormOptions {
  readonly entity: Entity;
  readonly fields: readonly Field[];
  /** Fields that the form sends in addition to the entity's. */
  readonly others?: readonly Named[];
  /** The stored record, or the initial values of a new one; may contain fields that the form does not show. */
  readonly start: Values;
  /** Changes to `start` that the form opens with. */
  readonly typed?: Values | undefined;
  /** Version of the stored record; 0 for a new one. */
  readonly version: number;
  readonly save: Save;
  /** `row` is undefined if there was nothing to save; `isAdding`: the user wants to add another record. */
  readonly onSaved: (row: Labelled | undefined, isAdding: boolean) => void;
  /** antd's form instance, if refine has created one. */
  readonly form?: FormInstance | undefined;
  /** Checks rules that the schema does not contain. */
  readonly check?: (values: Values) => Faults;
}

export interface RecordForm {
  /** Props for antd's `Form`. */
  readonly props: FormProps & { readonly name: string };
  readonly values: Values;
  /** Fields whose conditions hold. */
  readonly shown: readonly Field[];
  readonly changes: Values;
  readonly isChanged: boolean;
  /** Whether the user has changed a value, as opposed to values that the form has copied from another record. */
  readonly isTouched: boolean;
  readonly isSaving: boolean;
  /** Whether the whole form has been validated. */
  readonly isTried: boolean;
  /** Error of the last attempt to save, unless shown at the fields. */
  readonly message: string | undefined;
  /** Whether the last attempt to save left errors at fields. */
  readonly isMarked: boolean;
  /** By field: id of the record that already holds the value, until the user types. */
  readonly takenBy: Readonly<Record<string, number>>;
  /** Whether the record was deleted meanwhile. */
  readonly isGone: boolean;
  readonly conflict: ConflictData | undefined;
  readonly version: number;
  readonly submit: (isAdding?: boolean) => void;
  /** Saves the changes onto the conflicting record, except where the user chose the stored value. */
  readonly settle: (conflict: ConflictData, sides: Readonly<Record<string, Side>>) => void;
  readonly dismissConflict: () => void;
  /** Resets the form to these values; `typed` is applied on top as unsaved changes to that version. */
  readonly restart: (base: Values, typed?: Values, version?: number) => void;
  /** Discards what was typed. */
  readonly undo: () => void;
}

const nothing: Values = {};
const none: readonly Named[] = [];
const notTaken: RecordForm['takenBy'] = {};

/**
 * Controller of every record form: holds initial and typed values, validates, saves, shows errors at their fields and
 * resolves conflicts. The components render it.
 */
export function useRecordForm(options: FormOptions): RecordForm {
  const { entity, fields, others = none, start, save, onSaved, check } = options;
  const { i18n } = useTranslation();
  const name = useId();
  const [form] = Form.useForm(options.form);
  const [base, setBase] = useState(start);
  const [version, setVersion] = useState(options.version);
  const [isSaving, setSaving] = useState(false);
  const [isTried, setTried] = useState(false);
  const [isGone, setGone] = useState(false);
  const [message, setMessage] = useState<string>();
  const [isMarked, setMarked] = useState(false);
  const [takenBy, setTakenBy] = useState(notTaken);
  const [conflict, setConflict] = useState<ConflictData>();

  // Loads the validator early, so that the first validation does not wait.
  useEffect(() => {
    loadValidator(entity.name).catch(() => undefined);
  }, [entity]);

  const names = useMemo(() => [...fields, ...others], [fields, others]);
  const typed: Values | undefined = Form.useWatch([], { form, preserve: true });
  const values = useMemo(() => {
    const all = { ...startingState(entity), ...base, ...typed };
    return effectiveValues(fields, all);
  }, [entity, fields, base, typed]);
  const changes = useMemo(
    () => changedValues(names, completeValues(fields, base), values),
    [names, fields, base, values],
  );
  const shown = useMemo(() => fields.filter((field) => applies(field, values)), [fields, values]);
  const isChanged = Object.keys(changes).length > 0;

  const findFaults = async (): Promise<Faults> => {
    const validate = await loadValidator(entity.name);
    return { ...check?.(values), ...checkValues(validate, { entity, fields: shown, values, t: i18n.t }) };
  };
  const { placed, mark, leave, check: checkAll } = useFieldFaults(form, findFaults);

  const forgetTrouble = useCallback(() => {
    setMessage(undefined);
    setMarked(false);
    setTakenBy(notTaken);
    setGone(false);
  }, []);
  const restart = useCallback(
    (next: Values, over: Values = nothing, on?: number) => {
      setBase(next);
      if (on !== undefined) setVersion(on);
      forgetTrouble();
      const values = Object.entries(valuesOf(names, { ...next, ...over }));
      form.setFields(
        values.map(([name, value]) => ({
          name,
          value,
          ...errorsOf(undefined),
          touched: name in over,
        })),
      );
    },
    [form, names, forgetTrouble],
  );

  const land = (outcome: Outcome, isAdding: boolean) => {
    switch (outcome.kind) {
      case 'saved':
        return onSaved(outcome.row, isAdding);
      case 'wrong': {
        const faults = placed(outcome.faults);
        mark(faults);
        const { '': unplaced = outcome.message, ...marked } = faults;
        const isMarked = Object.keys(marked).length > 0;
        setMarked(isMarked);
        setTakenBy(outcome.takenBy ?? notTaken);
        if (!isMarked) setMessage(unplaced);
        requestAnimationFrame(() => focusFirstFault(document.getElementById(name), marked));
        return;
      }
      case 'conflict':
        return setConflict(outcome.conflict);
      case 'gone':
        setGone(true);
        return scrollTo({ top: 0 });
      case 'failed':
        // Undefined if the expiry dialog shows the error already.
        setMessage(outcome.message);
        scrollTo({ top: 0 });
    }
  };
  const run = async (attempt: () => Promise<Outcome>, isAdding = false) => {
    forgetTrouble();
    setSaving(true);
    try {
      land(await attempt(), isAdding);
    } finally {
      setSaving(false);
    }
  };
  const submit = (isAdding = false) => {
    if (isSaving) return;
    if (version > 0 && !isChanged) return onSaved(undefined, false);
    void run(async () => {
      setTried(true);
      const faults = await checkAll();
      if (Object.keys(faults).length > 0) return { kind: 'wrong', faults, message: '' };
      return save({ all: withoutDerived(entity, values), changes, base, version });
    }, isAdding);
  };
  const settle: RecordForm['settle'] = (conflict, sides) => {
    const next = { ...base, ...conflict.record };
    const mine = remainingChanges(conflict, changes, sides);
    const version = Number(conflict.record.version);
    setConflict(undefined);
    restart(next, mine, version);
    void run(() => save({ all: { ...next, ...mine }, changes: mine, base: next, version }));
  };

  return {
    props: {
      form,
      name,
      initialValues: valuesOf(names, { ...start, ...options.typed }),
      onFinish: () => submit(),
      onBlur: leave,
      onValuesChange: () => setTakenBy(notTaken),
      // Editing a value clears its error, and the errors of the objects that contain it.
      onFieldsChange: (changed) =>
        mark({}, (at) => changed.every(({ name }) => !`${[name].flat().join('.')}.`.startsWith(`${at}.`))),
    },
    values,
    shown,
    changes,
    isChanged,
    isTouched: isChanged && (options.typed !== undefined || form.isFieldsTouched()),
    isSaving,
    isTried,
    message,
    isMarked,
    takenBy,
    isGone,
    conflict,
    version,
    submit,
    settle,
    dismissConflict: () => setConflict(undefined),
    restart,
    undo: () => restart(base),
  };
}

function valuesOf(fields: readonly Named[], from: Values): Values {
  return Object.fromEntries(fields.map(({ name }) => [name, from[name] ?? null]));
}

/** Drops derived fields: conditions need the initial workflow state, but the server sets it. */
function withoutDerived({ fields }: Entity, values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !fields.get(name)?.derived));
}
