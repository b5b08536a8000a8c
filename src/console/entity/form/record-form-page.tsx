import { Alert } from 'antd';
import {
  type FormEvent,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Entity, Field } from '../../../entity/model/entity';
import { useLeavePage } from '../../data/navigation/leave-page';
import type { Ask } from '../../data/navigation/tab';
import type { Labelled, Resource } from '../../data/resource';
import { PageHead } from '../../kit/page-head';
import { CellProvider } from '../fields/cell-context';
import { usePageSurroundings } from '../record/page-surroundings';
import { useDraft } from './draft';
import { DraftOffer } from './draft-offer';
import './form.css';
import type { Values } from './form-fields';
import { FormFooter } from './form-footer';
import { FormSections } from './form-sections';
import { remainingChanges } from './resolve-conflict';
import { useUnsavedGuard } from './unsaved-guard';
import { useAskToLeave } from './use-ask-to-leave';
import { useRecordForm } from './use-record-form';
import { type Save, useSaving } from './use-saving';

const ConflictDialog = lazy(() => import('./conflict-dialog'));

export interface RecordFormPageProps {
  readonly entity: Entity;
  readonly resource: Resource;
  readonly title: string;
  readonly fields: readonly Field[];
  readonly start: Values;
  /** The record as it is stored; undefined for a new one. */
  readonly stored?: Labelled;
  readonly save: Save;
  /** Where saving leads; undefined for a page that stays, with what was stored as its new start. */
  readonly backPath?: string | undefined;
  /** Tells its drafts from others of the entity; the record's number where it has one. */
  readonly draftName?: string | undefined;
  /** Gets the question to ask before what is typed may be lost; undefined while nothing would be. */
  readonly held?: RefObject<Ask | undefined> | undefined;
  /** Beside the title. */
  readonly tools?: ReactNode;
  /** Between the title and the inputs. */
  readonly children?: ReactNode;
}

const nothing: Values = {};

/** The form of one record: checks, saves, settles conflicts, and never loses what was typed. */
export function RecordFormPage(props: RecordFormPageProps) {
  const { entity, resource, title, fields, start, stored, save, backPath, draftName, held, tools, children } =
    props;
  const leavePage = useLeavePage();
  const surroundings = usePageSurroundings(true);
  const form = useRecordForm(entity, fields, start);
  const [isDone, setDone] = useState(false);
  const page = useRef<HTMLFormElement>(null);

  const onSaved = (isAdding: boolean, row: Labelled | undefined) => {
    forget();
    if (isAdding) {
      form.restart(start);
      page.current?.querySelector<HTMLElement>('input, textarea')?.focus();
    } else if (backPath !== undefined) {
      setDone(true);
    } else if (row) {
      form.restart({ ...start, ...row });
      saving.rebase(row.version);
    }
  };
  const saving = useSaving({ form, start, stored, page, save, onSaved });
  const { found, keep, forget, dismiss } = useDraft({
    entity,
    name: draftName ?? stored?.id ?? 'new',
    version: saving.version,
    fields,
    changes: isDone ? nothing : form.changes,
  });
  const submit = (isAdding: boolean) => {
    keep();
    void saving.submit(isAdding);
  };

  const ask = useAskToLeave(forget);
  useUnsavedGuard(form.isChanged && !isDone, ask);
  useEffect(() => {
    if (held) held.current = form.isChanged ? ask : undefined;
  }, [held, form.isChanged, ask]);

  // Leaving waits until the guard has let go.
  useEffect(() => {
    if (isDone && backPath !== undefined) leavePage(backPath);
  }, [isDone, leavePage, backPath]);

  const { conflict } = saving;
  return (
    <CellProvider value={surroundings}>
      <form
        ref={page}
        className="form"
        noValidate
        aria-label={title}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          submit(false);
        }}
      >
        <PageHead title={title}>{tools}</PageHead>
        {children}
        {found && (
          <DraftOffer
            draft={found}
            onRestore={() => {
              form.restart(start, found.values);
              saving.rebase(found.version);
              dismiss();
            }}
            onForget={forget}
          />
        )}
        <div role="alert">{saving.message && <Alert type="error" showIcon message={saving.message} />}</div>
        <FormSections entity={entity} resource={resource} fields={fields} form={form} stored={stored} />
        <FormFooter
          isSaving={saving.isSaving}
          cancelPath={backPath}
          onCancel={leavePage}
          onUndo={backPath === undefined && form.isChanged ? form.undo : undefined}
          onSaveAndAdd={stored ? undefined : () => submit(true)}
        />
      </form>
      {conflict && (
        <Suspense>
          <ConflictDialog
            entity={entity}
            conflict={conflict}
            mine={form.values}
            onChosen={(sides) =>
              void saving.settle(conflict, remainingChanges(conflict, form.changes, sides))
            }
            onCancel={saving.dismiss}
          />
        </Suspense>
      )}
    </CellProvider>
  );
}
