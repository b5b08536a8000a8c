import { Alert } from 'antd';
import { type FormEvent, lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Entity, Field } from '../../entity/entity';
import type { ConflictData } from '../../entity/envelope';
import { CellProvider } from '../fields/cell-context';
import { PageHead } from '../layout/page-head';
import { confirm } from '../providers/confirm';
import { notify } from '../providers/notify';
import { usePageSurroundings } from '../record/page-surroundings';
import type { AnyResource, Labelled } from '../resource';
import { useDraft } from './draft';
import { DraftOffer } from './draft-offer';
import { focusFirstFault } from './focus-fault';
import './form.css';
import type { Values } from './form-fields';
import { FormFooter } from './form-footer';
import { FormSections } from './form-sections';
import { remainingChanges } from './resolve-conflict';
import type { Outcome } from './save-record';
import { useUnsavedGuard } from './unsaved-guard';
import { useRecordForm } from './use-record-form';
import { useSaveKey } from './use-save-key';

const ConflictDialog = lazy(() => import('./conflict-dialog'));

/** Writes all of a new record, or the changes to one version of a stored one. */
export type Save = (
  values: { readonly all: Values; readonly changes: Values },
  version: number,
) => Promise<Outcome>;

interface RecordFormPageProps {
  readonly entity: Entity;
  readonly resource: AnyResource;
  readonly title: string;
  readonly fields: readonly Field[];
  readonly start: Values;
  /** The record as it is stored; undefined for a new one. */
  readonly stored?: Labelled;
  readonly save: Save;
  readonly backPath: string;
}

/** The form of one record: checks, saves, settles conflicts, and never loses what was typed. */
export function RecordFormPage(props: RecordFormPageProps) {
  const { entity, resource, title, fields, start, stored, save, backPath } = props;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const surroundings = usePageSurroundings(true);
  const form = useRecordForm(entity, fields, start);
  const draft = useDraft(entity, stored?.id, fields, form.changes);
  const [isSaving, setSaving] = useState(false);
  const [message, setMessage] = useState<string>();
  const [conflict, setConflict] = useState<ConflictData>();
  const [isDone, setDone] = useState(false);
  const page = useRef<HTMLFormElement>(null);
  const version = useRef(stored?.version ?? 0);

  const ask = useCallback(async () => {
    const leaves = await confirm({
      title: t('form.leave.title'),
      body: t('form.leave.body'),
      confirm: t('form.leave.confirm'),
      danger: true,
    });
    if (leaves) draft.forget();
    return leaves;
  }, [t, draft.forget]);
  useUnsavedGuard(form.isChanged && !isDone, ask);

  // Leaving waits until the guard has let go.
  useEffect(() => {
    if (isDone) navigate(backPath, { replace: true });
  }, [isDone, navigate, backPath]);

  const land = (outcome: Outcome, isAdding: boolean) => {
    switch (outcome.kind) {
      case 'saved':
        draft.forget();
        notify.success(t('form.saved'));
        if (isAdding) {
          form.restart(start);
          page.current?.querySelector<HTMLElement>('input, textarea')?.focus();
        } else setDone(true);
        return;
      case 'wrong': {
        form.showFaults(outcome.faults);
        const isShown = form.shown.some((field) => field.name in outcome.faults);
        setMessage(isShown ? t('form.wrong') : (Object.values(outcome.faults)[0] ?? outcome.message));
        requestAnimationFrame(() => focusFirstFault(entity, form.shown, outcome.faults));
        return;
      }
      case 'conflict':
        setConflict(outcome.conflict);
        return;
      case 'failed':
        setMessage(outcome.message);
        page.current?.scrollIntoView();
    }
  };

  const submit = async (isAdding: boolean) => {
    if (isSaving) return;
    setMessage(undefined);
    if (stored && !form.isChanged) {
      setDone(true);
      return;
    }
    setSaving(true);
    try {
      const faults = await form.check();
      const isGood = Object.keys(faults).length === 0;
      land(
        isGood
          ? await save({ all: form.values, changes: form.changes }, version.current)
          : { kind: 'wrong', faults, message: '' },
        isAdding,
      );
    } finally {
      setSaving(false);
    }
  };
  useSaveKey(() => void submit(false));

  const settle = async (settled: ConflictData, changes: Values) => {
    setConflict(undefined);
    form.restart({ ...start, ...settled.record }, changes);
    version.current = Number(settled.record.version);
    setSaving(true);
    try {
      land(await save({ all: { ...settled.record, ...changes }, changes }, version.current), false);
    } finally {
      setSaving(false);
    }
  };

  return (
    <CellProvider value={surroundings}>
      <form
        ref={page}
        className="form"
        noValidate
        aria-label={title}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void submit(false);
        }}
      >
        <PageHead title={title} />
        {draft.found && (
          <DraftOffer
            draft={draft.found}
            onRestore={() => {
              form.restart(start, draft.found?.values);
              draft.dismiss();
            }}
            onForget={draft.forget}
          />
        )}
        <div role="alert">
          {message && <Alert type="error" showIcon className="form-alert" message={message} />}
        </div>
        <FormSections
          entity={entity}
          resource={resource}
          fields={fields}
          form={form}
          labels={stored?._labels}
        />
        <FormFooter
          isSaving={isSaving}
          cancelPath={backPath}
          onSaveAndAdd={stored ? undefined : () => void submit(true)}
        />
      </form>
      {conflict && (
        <Suspense>
          <ConflictDialog
            entity={entity}
            conflict={conflict}
            mine={form.values}
            onChosen={(sides) => void settle(conflict, remainingChanges(conflict, form.changes, sides))}
            onCancel={() => setConflict(undefined)}
          />
        </Suspense>
      )}
    </CellProvider>
  );
}
