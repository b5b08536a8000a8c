import { Alert, Button, type FormInstance } from 'antd';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../../entity/contract/language';
import type { Entity, Field } from '../../../entity/model/entity';
import type { Ask } from '../../data/navigation/tab';
import { useLeavePage } from '../../data/navigation/tab';
import type { Labelled, Resource } from '../../data/resource';
import { formatDateTime } from '../../i18n/format/date';
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
      notify.success(t('form.saved'), path === undefined ? {} : { link: { path, text: t('refused.show') } });
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
  const letGo = useUnsavedGuard(form.isChanged && !isDone, ask);
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

/** Warnings of the server about a record that it has stored. */
function warningsOf({ warnings = [] }: Labelled): string[] {
  return (warnings as readonly { readonly message: string }[]).map(({ message }) => message);
}

interface DraftOfferProps {
  readonly draft: Draft;
  readonly onRestore: () => void;
  readonly onForget: () => void;
}

/** Offers what was typed before the session was lost. */
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
          <Button size="small" type="primary" onClick={onRestore}>
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
  /** Undefined where the page stays. */
  readonly cancelPath: string | undefined;
  readonly onCancel: (path: string) => void;
  /** Undefined where there is nothing to take back. */
  readonly onUndo: (() => void) | undefined;
  /** Undefined where there is no next one to add. */
  readonly onSaveAndAdd: (() => void) | undefined;
}

/** The buttons of a form, always in sight. */
function FormFooter({ isSaving, cancelPath, onCancel, onUndo, onSaveAndAdd }: FormFooterProps) {
  const { t } = useTranslation();
  return (
    <div className="form-footer">
      <Button type="primary" htmlType="submit" loading={isSaving} aria-keyshortcuts="Control+S">
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
