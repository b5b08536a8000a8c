import { Alert, type FormInstance } from 'antd';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../schema/contract/language';
import type { Entity, Field } from '../../../schema/model/entity';
import type { Ask } from '../../data/navigation/page-tag';
import { useLeavePage } from '../../data/navigation/page-tag';
import type { Labelled, Resource } from '../../data/resource';
import { formatDateTime } from '../../i18n/format/date';
import { Button } from '../../kit/button';
import { notify } from '../../kit/notice/notify';
import { PageHead } from '../../kit/page-head';
import { LinkButton } from '../record/link-button';
import { type Draft, useDraft } from './draft';
import type { Values } from './form-fields';
import { FormFrame } from './form-frame';
import { FormSections } from './form-sections';
import type { Save } from './outcome';
import { useAskToLeave, useUnsavedGuard } from './unsaved-guard';
import { useRecordForm } from './use-record-form';

export interface RecordFormPageProps {
  readonly entity: Entity;
  readonly resource: Resource;
  readonly title: string;
  readonly fields: readonly Field[];
  readonly start: Values;
  /** Changes to `start` that the form opens with. */
  readonly typed?: Values | undefined;
  /** The stored record; undefined for a new one. */
  readonly stored?: Labelled;
  /** antd's form instance, if refine has created one. */
  readonly form?: FormInstance;
  readonly save: Save;
  /** Path to open after saving; undefined if the page stays, with the saved record as its new start. */
  readonly backPath?: string | undefined;
  /** Path of a new record's page: a filtered list may not contain it. */
  readonly showPath?: ((id: number) => string) | undefined;
  /** Distinguishes drafts of the entity; default: the record's id. */
  readonly draftName?: string | undefined;
  /** Set to the question that must be asked before typed input is lost; undefined if there is none. */
  readonly held?: RefObject<Ask | undefined> | undefined;
  /** Creates a new record from the values of a deleted one. */
  readonly onKeepAsNew?: ((values: Values) => void) | undefined;
  /** Rendered next to the title. */
  readonly tools?: ReactNode;
  /** Rendered between the title and the inputs. */
  readonly children?: ReactNode;
}

const nothing: Values = {};

/** The page with the form of one record. It protects and restores unsaved input. */
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
      notify.success(t('form.saved'), path === undefined ? {} : { link: { path, text: t('refused.show') } });
      for (const warning of warningsOf(row)) notify.info(warning);
    }
    forget();
    if (isAdding) {
      form.restart(start);
      const first = '[data-first] :is(input, textarea)';
      document.getElementById(form.props.name)?.querySelector<HTMLElement>(first)?.focus();
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
    save: (request) => {
      keep();
      return save(request);
    },
    onSaved,
  });
  const { found, keep, forget, dismiss } = useDraft({
    entity,
    name: draftName ?? stored?.id ?? 'new',
    version: form.version,
    fields,
    changes: isDone || !form.isTouched ? nothing : form.changes,
  });

  const ask = useAskToLeave(forget);
  const letGo = useUnsavedGuard(form.isTouched && !isDone, ask);
  useEffect(() => {
    if (held) held.current = form.isTouched ? ask : undefined;
  }, [held, form.isTouched, ask]);
  // An effect, because the page may be left only after the guard's effect has released it.
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
          letGo();
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

/** The server's warnings about the saved record. */
function warningsOf({ warnings = [] }: Labelled): string[] {
  return (warnings as readonly { readonly message: string }[]).map(({ message }) => message);
}

interface DraftOfferProps {
  readonly draft: Draft;
  readonly onRestore: () => void;
  readonly onForget: () => void;
}

/** Offers to restore the input from before the session was lost. */
function DraftOffer({ draft, onRestore, onForget }: DraftOfferProps) {
  const { t, i18n } = useTranslation();
  return (
    <Alert
      className="form-draft"
      type="info"
      showIcon
      message={t('formPage.draft.found', {
        at: formatDateTime(draft.at, languageOf(i18n.language), 'short'),
      })}
      action={
        <span className="form-buttons">
          <Button size="small" look="primary" onClick={onRestore}>
            {t('formPage.draft.restore')}
          </Button>
          <Button size="small" onClick={onForget}>
            {t('formPage.draft.forget')}
          </Button>
        </span>
      }
    />
  );
}

interface FormFooterProps {
  readonly isSaving: boolean;
  /** Undefined if the page stays. */
  readonly cancelPath: string | undefined;
  readonly onCancel: (path: string) => void;
  /** Undefined if there is nothing to undo. */
  readonly onUndo: (() => void) | undefined;
  /** Undefined for a stored record, after which no other one is added. */
  readonly onSaveAndAdd: (() => void) | undefined;
}

/** The sticky buttons of a form. */
function FormFooter({ isSaving, cancelPath, onCancel, onUndo, onSaveAndAdd }: FormFooterProps) {
  const { t } = useTranslation();
  return (
    <div className="form-footer">
      <Button look="primary" type="submit" isBusy={isSaving} aria-keyshortcuts="Control+S">
        {t('form.save')}
      </Button>
      {onSaveAndAdd && (
        <Button onClick={onSaveAndAdd} disabled={isSaving}>
          {t('formPage.saveAndAdd')}
        </Button>
      )}
      {onUndo && (
        <Button onClick={onUndo} disabled={isSaving}>
          {t('formPage.undo')}
        </Button>
      )}
      {cancelPath !== undefined && (
        <LinkButton to={cancelPath} onFollow={onCancel}>
          {t('form.cancel')}
        </LinkButton>
      )}
    </div>
  );
}
