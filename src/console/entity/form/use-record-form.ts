import { Form, type FormInstance, type FormProps } from 'antd';
import { useCallback, useEffect, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConflictData } from '../../../entity/contract/envelope';
import type { Entity, Field } from '../../../entity/model/entity';
import { applies } from '../../../entity/write/condition';
import { startingState } from '../../../entity/write/record-issues';
import { loadValidator } from '../../data/registry';
import type { Labelled } from '../../data/resource';
import { changedValues, remainingChanges } from './changed-values';
import { completeValues, effectiveValues } from './conditions';
import type { Side } from './conflict-dialog';
import { checkValues, type Faults } from './faults';
import type { Values } from './form-fields';
import type { Outcome, Save } from './outcome';
import { errorsOf, focusFirstFault, useFieldFaults } from './use-field-faults';

type Named = Pick<Field, 'name'>;

interface Given {
  readonly entity: Entity;
  readonly fields: readonly Field[];
  /** What the form sends in addition to fields of the entity. */
  readonly others?: readonly Named[];
  /** The record as it is stored, or what a new one starts with; fields that the form does not give included. */
  readonly start: Values;
  /** Changes of `start` that the form opens with. */
  readonly typed?: Values | undefined;
  /** Of the stored record; 0 for a new one. */
  readonly version: number;
  readonly save: Save;
  /** `row` is undefined where nothing was to be stored; `isAdding`: another record is wanted. */
  readonly onSaved: (row: Labelled | undefined, isAdding: boolean) => void;
  /** antd's form, where refine has made it. */
  readonly form?: FormInstance | undefined;
  /** The record that the typed values make; the values themselves where it is left out. */
  readonly complete?: (typed: Values) => Values;
  /** Faults by other rules than those of the schema. */
  readonly check?: (values: Values) => Faults;
}

export interface RecordForm {
  /** For antd's `Form`. */
  readonly props: FormProps & { readonly name: string };
  readonly values: Values;
  /** Fields that apply as things stand. */
  readonly shown: readonly Field[];
  readonly changes: Values;
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  /** Whether the values have been checked as a whole. */
  readonly isTried: boolean;
  /** What went wrong with the last attempt to save, where that is not shown at the fields. */
  readonly message: string | undefined;
  /** Whether the last attempt to save left marked fields. */
  readonly isMarked: boolean;
  /** By field: the record that has its value already, until something else is typed. */
  readonly takenBy: Readonly<Record<string, number>>;
  /** Whether the record was deleted meanwhile. */
  readonly isGone: boolean;
  readonly conflict: ConflictData | undefined;
  readonly version: number;
  readonly submit: (isAdding?: boolean) => void;
  /** Saves the changes onto the record of the conflict, less those where the stored side was chosen. */
  readonly settle: (conflict: ConflictData, sides: Readonly<Record<string, Side>>) => void;
  readonly dismissConflict: () => void;
  /** Starts over from these values; `typed` come on top as changes of that version. */
  readonly restart: (base: Values, typed?: Values, version?: number) => void;
  /** Takes back what was typed. */
  readonly undo: () => void;
}

const nothing: Values = {};
const none: readonly Named[] = [];
const notTaken: RecordForm['takenBy'] = {};

/**
 * The controller of every form of a record: keeps what the form started with and what was typed, checks,
 * saves, places faults at their fields and settles conflicts. How it looks is up to the components.
 */
export function useRecordForm(given: Given): RecordForm {
  const { entity, fields, others = none, start, save, onSaved, complete, check } = given;
  const { i18n } = useTranslation();
  const name = useId();
  const [form] = Form.useForm(given.form);
  const [base, setBase] = useState(start);
  const [version, setVersion] = useState(given.version);
  const [isSaving, setSaving] = useState(false);
  const [isTried, setTried] = useState(false);
  const [isGone, setGone] = useState(false);
  const [message, setMessage] = useState<string>();
  const [isMarked, setMarked] = useState(false);
  const [takenBy, setTakenBy] = useState(notTaken);
  const [conflict, setConflict] = useState<ConflictData>();

  // Asked for now, so that the first check need not wait for it.
  useEffect(() => {
    loadValidator(entity.name).catch(() => undefined);
  }, [entity]);

  const names = useMemo(() => [...fields, ...others], [fields, others]);
  const typed: Values | undefined = Form.useWatch([], { form, preserve: true });
  const values = useMemo(() => {
    const all = { ...startingState(entity), ...base, ...typed };
    return effectiveValues(fields, complete ? complete(all) : all);
  }, [entity, fields, base, typed, complete]);
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
        // Where the prompt of an ended session says it, nothing is said here.
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
      initialValues: valuesOf(names, { ...start, ...given.typed }),
      onFinish: () => submit(),
      onBlur: leave,
      onValuesChange: () => setTakenBy(notTaken),
      // What was wrong with a value, or with what holds it, is not wrong with the next one.
      onFieldsChange: (changed) =>
        mark({}, (at) => changed.every(({ name }) => !`${[name].flat().join('.')}.`.startsWith(`${at}.`))),
    },
    values,
    shown,
    changes,
    isChanged,
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

/** Conditions see the state that a new record starts with, which the server sets. */
function withoutDerived({ fields }: Entity, values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !fields.get(name)?.derived));
}
