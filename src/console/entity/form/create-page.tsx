import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageProps } from '../../data/resource';
import { useActor } from '../../data/session';
import { entityTitle } from '../../i18n/entity-words';
import { inSentence } from '../../i18n/in-sentence';
import { usePermissions } from '../record/permissions';
import { useRecordPaths } from '../record/record-paths';
import { givenValues } from './changed-values';
import { formFields, startValues, type Values } from './form-fields';
import type { Save } from './outcome';
import { RecordFormPage } from './record-form-page';
import { useStoredForm } from './use-stored-form';

interface CreatePageProps extends PageProps {
  /** The first values of the form, in addition to those that every new record starts with. */
  readonly typed?: Values | undefined;
}

/** The form of a new record. */
export default function CreatePage({ entity, resource, filters, typed }: CreatePageProps) {
  const { t } = useTranslation();
  const actor = useActor();
  const permissions = usePermissions(entity);
  const paths = useRecordPaths(entity);
  const { form, store } = useStoredForm(entity);
  const fields = useMemo(() => formFields(entity, resource, actor, true), [entity, resource, actor]);
  const start = useMemo(() => {
    const fixed = filters.flatMap(({ field, operator, value }) =>
      operator === 'eq' ? [[field, value]] : [],
    );
    return startValues(fields, { ...resource.form?.start?.(actor), ...Object.fromEntries(fixed) }, actor);
  }, [fields, filters, resource, actor]);
  const save = useCallback<Save>(({ all }) => store(givenValues(all)), [store]);
  const title = t('form.create', { entity: inSentence(entityTitle(t, entity)) });
  return (
    <RecordFormPage
      entity={entity}
      resource={resource}
      title={title}
      fields={fields}
      start={start}
      typed={typed}
      form={form}
      save={save}
      backPath={paths.list()}
      showPath={permissions.may('show') ? paths.show : undefined}
    />
  );
}
