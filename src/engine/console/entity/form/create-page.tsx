import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { can } from '../../../schema/access/access';
import type { Entity } from '../../../schema/model/entity';
import { inSentence } from '../../../schema/model/in-sentence';
import { readListAddress } from '../../data/list/list-address';
import type { PageProps } from '../../data/resource';
import { useActor } from '../../data/session';
import { entityTitle } from '../../i18n/entity-words';
import { useRecordPaths } from '../record/record-paths';
import { newValues } from './changed-values';
import { formFields, startValues, tiedValues, type Values } from './form-fields';
import type { Save } from './outcome';
import { RecordFormPage } from './record-form-page';
import { useStoredForm } from './use-stored-form';

interface CreatePageProps extends PageProps {
  /** Initial values, in addition to those of every new record. */
  readonly typed?: Values | undefined;
}

/** The form of a new record. `?author=5` in the address presets a reference, if the user may write it. */
export default function CreatePage(props: CreatePageProps) {
  const { search, state } = useLocation();
  return <NewRecord key={search} search={search} back={state?.back} {...props} />;
}

interface NewRecordProps extends CreatePageProps {
  readonly search: string;
  /** Path of the page that opened the form; saving returns to it. */
  readonly back: string | undefined;
}

function NewRecord({ entity, resource, filters, typed, search, back }: NewRecordProps) {
  const { t } = useTranslation();
  const actor = useActor();
  const paths = useRecordPaths(entity);
  const { form, store } = useStoredForm(entity);
  const fields = useMemo(() => formFields(entity, resource, actor, true), [entity, resource, actor]);
  const start = useMemo(() => {
    const fixed = filters.flatMap(({ field, operator, value }) =>
      operator === 'eq' ? [[field, value]] : [],
    );
    const preset = presetReferences(entity, search);
    const first = { ...tiedValues(entity, actor), ...resource.form?.start?.(actor, preset), ...preset };
    return startValues(fields, { ...first, ...Object.fromEntries(fixed) }, actor);
  }, [entity, fields, filters, resource, actor, search]);
  const save = useCallback<Save>(({ all }) => store(newValues(fields, all)), [store, fields]);
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
      backPath={back ?? paths.list()}
      showPath={can(actor, 'show', entity) ? paths.show : undefined}
    />
  );
}

/** References preset by the address, in the grammar of lists: `?author=5`. */
function presetReferences(entity: Entity, search: string): Values {
  const preset = readListAddress(entity, search).filters.flatMap(({ field, operator, value }) => {
    const { ref, type } = entity.fields.get(field) ?? {};
    if (operator !== 'eq' || ref === undefined) return [];
    return [[field, type === 'references' ? [value] : value]];
  });
  return Object.fromEntries(preset);
}
