import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConflictData } from '../../../entity/contract/envelope';
import type { Labelled } from '../../data/resource';
import { notify } from '../../kit/notice/notify';
import { focusFirstFault } from './focus-fault';
import type { Values } from './form-fields';
import type { Outcome } from './save-record';
import type { RecordForm } from './use-record-form';

/** Writes all of a new record, or the changes to one version of a stored one. */
export type Save = (
  values: { readonly all: Values; readonly changes: Values },
  version: number,
) => Promise<Outcome>;

interface Given {
  readonly form: RecordForm;
  readonly start: Values;
  readonly stored: Labelled | undefined;
  readonly page: RefObject<HTMLElement | null>;
  readonly save: Save;
  /** The record is stored; `isAdding`: another one is wanted. `row` is undefined where nothing was to be stored. */
  readonly onSaved: (isAdding: boolean, row: Labelled | undefined) => void;
}

/** From pressing Save to the record being stored, with what can come between. */
export function useSaving({ form, start, stored, page, save, onSaved }: Given) {
  const { t } = useTranslation();
  const [isSaving, setSaving] = useState(false);
  const [version, setVersion] = useState(stored?.version ?? 0);
  /** Without words of its own it is about the fields that are marked. */
  const [trouble, setTrouble] = useState<{ readonly said?: string }>();
  const [conflict, setConflict] = useState<ConflictData>();

  const land = (outcome: Outcome, isAdding: boolean) => {
    switch (outcome.kind) {
      case 'saved':
        notify.success(t('form.saved'));
        for (const warning of warningsOf(outcome.row)) notify.info(warning);
        onSaved(isAdding, outcome.row);
        return;
      case 'wrong': {
        form.showFaults(outcome.faults);
        const isShown = form.shown.some((field) => field.name in outcome.faults);
        setTrouble(isShown ? {} : { said: Object.values(outcome.faults)[0] ?? outcome.message });
        requestAnimationFrame(() => focusFirstFault(page.current, outcome.faults));
        return;
      }
      case 'conflict':
        setConflict(outcome.conflict);
        return;
      case 'failed':
        // Where the prompt of an ended session says it, nothing is said here.
        setTrouble(outcome.message === undefined ? undefined : { said: outcome.message });
        scrollTo({ top: 0 });
    }
  };
  const run = async (attempt: () => Promise<Outcome>, isAdding: boolean) => {
    setTrouble(undefined);
    setSaving(true);
    try {
      land(await attempt(), isAdding);
    } finally {
      setSaving(false);
    }
  };

  const submit = async (isAdding: boolean) => {
    if (isSaving) return;
    if (version > 0 && !form.isChanged) {
      onSaved(false, undefined);
      return;
    }
    await run(async () => {
      const faults = await form.check();
      if (Object.keys(faults).length > 0) return { kind: 'wrong', faults, message: '' };
      return save({ all: form.values, changes: form.changes }, version);
    }, isAdding);
  };

  /** Puts what is left of the changes onto the record that others have changed meanwhile. */
  const settle = async ({ record }: ConflictData, changes: Values) => {
    const next = Number(record.version);
    setConflict(undefined);
    setVersion(next);
    form.restart({ ...start, ...record }, changes);
    await run(() => save({ all: { ...record, ...changes }, changes }, next), false);
  };

  return {
    isSaving,
    message: trouble && (trouble.said ?? t('form.wrong')),
    conflict,
    version,
    submit,
    settle,
    dismiss: () => setConflict(undefined),
    /** What is in the form was typed onto this version: others' changes since then must not be lost. */
    rebase: setVersion,
  };
}

/** What the server says of a record that it stored all the same. */
function warningsOf({ warnings = [] }: Labelled): string[] {
  return (warnings as readonly { readonly message: string }[]).map(({ message }) => message);
}
