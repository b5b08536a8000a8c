import type { FormInstance } from 'antd';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entity, Field } from '../../../entity/model/entity';
import { useLeavePage } from '../../data/navigation/leave-page';
import type { Ask } from '../../data/navigation/tab';
import type { Labelled, Resource } from '../../data/resource';
import { notify } from '../../kit/notice/notify';
import { PageHead } from '../../kit/page-head';
import { useDraft } from './draft';
import { DraftOffer } from './draft-offer';
import type { Values } from './form-fields';
import { FormFooter } from './form-footer';
import { FormFrame } from './form-frame';
import { FormSections } from './form-sections';
import type { Save } from './outcome';
import { useUnsavedGuard } from './unsaved-guard';
import { useAskToLeave } from './use-ask-to-leave';
import { useRecordForm } from './use-record-form';

export interface RecordFormPageProps {
  readonly entity: Entity;
  readonly resource: Resource;
  readonly title: string;
  readonly fields: readonly Field[];
  readonly start: Values;
  /** Changes of `start` that the form opens with. */
  readonly typed?: Values | undefined;
  /** The record as it is stored; undefined for a new one. */
  readonly stored?: Labelled;
  /** antd's form, where refine has made it. */
  readonly form?: FormInstance;
  readonly save: Save;
  /** Where saving leads; undefined for a page that stays, with what was stored as its new start. */
  readonly backPath?: string | undefined;
  /** Where a new record is shown: under the filters of its list it may be out of sight. */
  readonly showPath?: ((id: number) => string) | undefined;
  /** Tells its drafts from others of the entity; the record's number where it has one. */
  readonly draftName?: string | undefined;
  /** Gets the question to ask before what is typed may be lost; undefined while nothing would be. */
  readonly held?: RefObject<Ask | undefined> | undefined;
  /** Makes a new record of the values of a deleted one. */
  readonly onKeepAsNew?: ((values: Values) => void) | undefined;
  /** Beside the title. */
  readonly tools?: ReactNode;
  /** Between the title and the inputs. */
  readonly children?: ReactNode;
}

const nothing: Values = {};

/** The page with the form of one record; what was typed is never lost. */
export function RecordFormPage(props: RecordFormPageProps) {
  const { entity, resource, title, fields, start, stored, backPath, draftName, held, tools, children } =
    props;
  const { typed, save, showPath, onKeepAsNew } = props;
  const { t } = useTranslation();
  const leavePage = useLeavePage();
  const [isDone, setDone] = useState(false);

  const onSaved = (row: Labelled | undefined, isAdding: boolean) => {
    if (row) {
      const path = stored ? undefined : showPath?.(row.id);
      notify.success(t('form.saved'), path === undefined ? undefined : { path, text: t('refused.show') });
      for (const warning of warningsOf(row)) notify.info(warning);
    }
    forget();
    if (isAdding) {
      form.restart(start);
      document.getElementById(form.props.name)?.querySelector<HTMLElement>('input, textarea')?.focus();
    } else if (backPath !== undefined) {
      setDone(true);
    } else if (row) {
      form.restart({ ...start, ...row }, nothing, row.version);
    }
  };
  const form = useRecordForm({
    entity,
    fields,
    start,
    typed,
    version: stored?.version ?? 0,
    form: props.form,
    save: (given) => {
      keep();
      return save(given);
    },
    onSaved,
  });
  const { found, keep, forget, dismiss } = useDraft({
    entity,
    name: draftName ?? stored?.id ?? 'new',
    version: form.version,
    fields,
    changes: isDone ? nothing : form.changes,
  });

  const ask = useAskToLeave(forget);
  useUnsavedGuard(form.isChanged && !isDone, ask);
  useEffect(() => {
    if (held) held.current = form.isChanged ? ask : undefined;
  }, [held, form.isChanged, ask]);
  // Leaving waits until the guard has let go.
  useEffect(() => {
    if (isDone && backPath !== undefined) leavePage(backPath);
  }, [isDone, leavePage, backPath]);

  return (
    <FormFrame
      entity={entity}
      form={form}
      className="form"
      label={title}
      head={
        <>
          <PageHead title={title}>{tools}</PageHead>
          {children}
          {found && (
            <DraftOffer
              draft={found}
              onRestore={() => {
                form.restart(start, found.values, found.version);
                dismiss();
              }}
              onForget={forget}
            />
          )}
        </>
      }
      onKeepAsNew={
        onKeepAsNew &&
        (() => {
          forget();
          onKeepAsNew(form.values);
        })
      }
    >
      <FormSections entity={entity} resource={resource} fields={fields} form={form} stored={stored} />
      <FormFooter
        isSaving={form.isSaving}
        cancelPath={backPath}
        onCancel={leavePage}
        onUndo={backPath === undefined && form.isChanged ? form.undo : undefined}
        onSaveAndAdd={stored ? undefined : () => form.submit(true)}
      />
    </FormFrame>
  );
}

/** What the server says of a record that it stored all the same. */
function warningsOf({ warnings = [] }: Labelled): string[] {
  return (warnings as readonly { readonly message: string }[]).map(({ message }) => message);
}
