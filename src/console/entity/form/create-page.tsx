import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageProps } from '../../data/resource';
import { useActor } from '../../data/session';
import { entityTitle } from '../../i18n/entity-words';
import { inSentence } from '../../i18n/in-sentence';
import { useRecordPaths } from '../record/record-paths';
import { formFields, startValues } from './form-fields';
import { RecordFormPage } from './record-form-page';
import { useCreateRecord } from './save-record';
import type { Save } from './use-saving';

/** The form of a new record. */
export default function CreatePage({ entity, resource, filters }: PageProps) {
  const { t } = useTranslation();
  const actor = useActor();
  const paths = useRecordPaths(entity);
  const create = useCreateRecord(entity);
  const fields = useMemo(() => formFields(entity, resource, actor, true), [entity, resource, actor]);
  const start = useMemo(() => {
    const fixed = filters.flatMap(({ field, operator, value }) =>
      operator === 'eq' ? [[field, value]] : [],
    );
    return startValues(fields, { ...resource.form?.start?.(actor), ...Object.fromEntries(fixed) });
  }, [fields, filters, resource, actor]);
  const save = useCallback<Save>(({ all }) => create(all), [create]);
  const title = t('form.create', { entity: inSentence(entityTitle(t, entity)) });
  return (
    <RecordFormPage
      entity={entity}
      resource={resource}
      title={title}
      fields={fields}
      start={start}
      save={save}
      backPath={paths.list()}
    />
  );
}
