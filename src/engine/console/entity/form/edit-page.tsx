import { useOne } from '@refinedev/core';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router';
import { can } from '../../../schema/access/access';
import type { Entity } from '../../../schema/model/entity';
import type { ApiError } from '../../data/api-error';
import { useLeavePage, useRecordName } from '../../data/navigation/page-tag';
import type { Labelled, PageProps } from '../../data/resource';
import { useActor } from '../../data/session';
import { PageNote } from '../../kit/page-note';
import { refusalOf } from '../fields/refusal';
import { LinkButton } from '../record/link-button';
import { RecordFailure } from '../record/record-failure';
import { useRecordPaths } from '../record/record-paths';
import { RecordSkeleton } from '../record/record-skeleton';
import { recordTitle } from '../record/record-title';
import CreatePage from './create-page';
import { formFields, type Values } from './form-fields';
import type { Save } from './outcome';
import { RecordFormPage } from './record-form-page';
import { useStoredForm } from './use-stored-form';

/** The form of an existing record. */
export default function EditPage(props: PageProps) {
  const { id = '' } = useParams();
  return <StoredRecord key={id} id={id} {...props} />;
}

function StoredRecord({ id, ...page }: PageProps & { readonly id: string }) {
  const { entity, resource } = page;
  const actor = useActor();
  const paths = useRecordPaths(entity);
  const [stored, setStored] = useState<Labelled>();
  const [kept, setKept] = useState<Values>();
  // Reads the record fresh, without the cache, and only once: later writes and invalidations must not reset the form.
  const { query } = useOne<Labelled, ApiError>({
    resource: entity.name,
    id,
    meta: { form: true, quiet: true },
    queryOptions: { gcTime: 0, staleTime: 'static', enabled: stored === undefined },
  });
  if (!stored && query.data) setStored(query.data.data);
  if (stored?._limits?.actions.update) return <NotEdited row={stored} {...page} />;
  if (kept) return <CreatePage typed={kept} {...page} />;
  if (stored) return <EditForm stored={stored} onKeepAsNew={setKept} {...page} />;
  if (!query.error)
    return <RecordSkeleton entity={entity} id={id} fields={formFields(entity, resource, actor)} isForm />;
  return <RecordFailure error={query.error} onRetry={query.refetch} backPath={paths.list()} />;
}

interface EditFormProps extends PageProps {
  readonly stored: Labelled;
  readonly onKeepAsNew: (values: Values) => void;
}

function EditForm({ entity, resource, stored, onKeepAsNew }: EditFormProps) {
  const { t } = useTranslation();
  const actor = useActor();
  const paths = useRecordPaths(entity);
  const { form, store } = useStoredForm(entity, stored.id);
  const { state } = useLocation() as { state: { back?: string } | null };
  useRecordName(recordTitle(entity, stored));
  const fields = useMemo(() => formFields(entity, resource, actor), [entity, resource, actor]);
  const save = useCallback<Save>(({ changes, version }) => store({ ...changes, version }), [store]);
  return (
    <RecordFormPage
      entity={entity}
      resource={resource}
      title={t('form.edit', { name: recordTitle(entity, stored) })}
      fields={fields}
      start={stored}
      stored={stored}
      form={form}
      save={save}
      onKeepAsNew={can(actor, 'create', entity) ? onKeepAsNew : undefined}
      backPath={state?.back ?? paths.list()}
    />
  );
}

interface NotEditedProps {
  readonly entity: Entity;
  readonly row: Labelled;
}

/** Shown in place of the form when this record does not allow the user to edit it. */
function NotEdited({ entity, row }: NotEditedProps) {
  const { t } = useTranslation();
  const paths = useRecordPaths(entity);
  const leavePage = useLeavePage();
  const name = recordTitle(entity, row);
  useRecordName(name);
  return (
    <PageNote
      icon="lock"
      title={t('refused.edit', { name })}
      text={refusalOf(t, entity, row, 'update') ?? ''}
    >
      <div className="page-note-buttons">
        <LinkButton to={paths.show(row.id)} onFollow={leavePage}>
          {t('refused.show')}
        </LinkButton>
      </div>
    </PageNote>
  );
}
