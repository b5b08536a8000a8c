import { useDataProvider } from '@refinedev/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSame } from '../../../schema/write/merge';
import type { ApiError } from '../../data/api-error';
import { useRepeatKey } from '../../data/repeat-key';
import type { Labelled, PageProps, Row } from '../../data/resource';
import { useActor } from '../../data/session';
import { PageHead } from '../../kit/page-head';
import { CellProvider } from '../fields/cell-context';
import { usePageSurroundings } from '../fields/page-surroundings';
import { refusalOf } from '../fields/refusal';
import { nonEmptyValues } from '../form/changed-values';
import { formFields, startValues, type Values } from '../form/form-fields';
import { type Outcome, outcomeOf, type Save } from '../form/outcome';
import { RecordFormPage, type RecordFormPageProps } from '../form/record-form-page';
import { usePermissions } from '../record/permissions';
import { Unanswered } from '../record/unanswered';
import { useRefresh } from '../record/use-refresh';
import { Details } from '../show/details';
import { History } from '../show/history';
import '../show/show.css';

interface SettingsFormProps
  extends Pick<PageProps, 'entity' | 'resource'>,
    Pick<RecordFormPageProps, 'title' | 'tools' | 'held'> {
  /** Values of the fields that identify the owner. */
  readonly owners: Values;
}

/** Form of an owner's only record. Before the first save it shows the declared defaults; saving creates the record. */
export function SettingsForm({ entity, resource, owners, title, tools, held }: SettingsFormProps) {
  const { t } = useTranslation();
  const actor = useActor();
  const surroundings = usePageSurroundings(true);
  const permissions = usePermissions(entity);
  const owned = useOwned(entity.name, owners);
  const { stored, find } = owned;
  const [saved, setSaved] = useState<Labelled>();
  const latest = saved ?? stored ?? undefined;
  const fields = useMemo(
    () => formFields(entity, resource, actor, stored === null).filter(({ name }) => !(name in owners)),
    [entity, resource, actor, stored, owners],
  );
  const save = useSave(entity, owners, { id: latest?.id, fields, find, onStored: setSaved });
  const start = useMemo(
    () => ({ ...startValues(fields, resource.form?.start?.(actor, {}) ?? {}, actor), ...owners }),
    [fields, resource, actor, owners],
  );
  if (stored === undefined) return <Unanswered query={owned} />;
  const _limits = resource.form?.limits?.(actor, entity);
  const first = stored ?? ({ ...start, version: 0, _limits } as unknown as Labelled);
  const note = latest === undefined && <p className="settings-note">{t('formPage.neverSaved')}</p>;
  const refusal = latest && refusalOf(t, entity, latest, 'update');
  const isOpen = permissions.may(latest ? 'update' : 'create') && refusal === undefined;
  return (
    <CellProvider value={surroundings}>
      {isOpen ? (
        <RecordFormPage
          entity={entity}
          resource={resource}
          title={title}
          fields={fields}
          start={first}
          stored={first}
          save={save}
          draftName={Object.values(owners).join()}
          held={held}
          tools={tools}
        >
          {note}
        </RecordFormPage>
      ) : (
        <>
          <PageHead title={title}>{tools}</PageHead>
          {note || (refusal && <p className="settings-note">{refusal}</p>)}
          <div className="show">
            <Details entity={entity} resource={resource} fields={permissions.telling} row={latest ?? first} />
          </div>
        </>
      )}
      {latest && entity.history && (
        <div className="settings-history">
          <History entity={entity} resource={resource} row={latest} />
        </div>
      )}
    </CellProvider>
  );
}

const quiet = { quiet: true };

/** The owner's record with what its form needs: null if there is none, undefined while loading. */
function useOwned(resource: string, owners: Values) {
  const provider = useDataProvider()();
  const [stored, setStored] = useState<Labelled | null>();
  const find = async (): Promise<Labelled | null> => {
    const filters = Object.entries(owners).map(([field, value]) => ({
      field,
      operator: 'eq' as const,
      value,
    }));
    const page = { currentPage: 1, pageSize: 1 };
    const { data } = await provider.getList<Row>({ resource, filters, pagination: page, meta: quiet });
    const [found] = data;
    if (!found) return null;
    const one = { resource, id: found.id, meta: { ...quiet, form: true } };
    return (await provider.getOne<Labelled>(one)).data;
  };
  // Read once: later writes must not reset the form.
  const { data, error, refetch } = useQuery<Labelled | null, ApiError>({
    queryKey: ['settings', resource, owners],
    queryFn: find,
    gcTime: 0,
    enabled: stored === undefined,
  });
  if (stored === undefined && data !== undefined) setStored(data);
  return { stored, find, error: stored === undefined ? error : null, refetch };
}

interface Saving {
  /** Id of the record; undefined before the first save. */
  readonly id: number | undefined;
  readonly fields: readonly { readonly name: string }[];
  readonly find: () => Promise<Labelled | null>;
  readonly onStored: (row: Labelled) => void;
}

/** Creates the record on the first save, then updates it. */
function useSave(entity: PageProps['entity'], owners: Values, { id, fields, find, onStored }: Saving): Save {
  const provider = useDataProvider()();
  const refresh = useRefresh(entity);
  const keyOf = useRepeatKey();
  const create = async (all: Values, changes: Values): Promise<Outcome> => {
    const values = nonEmptyValues(Object.fromEntries(fields.map(({ name }) => [name, all[name]])));
    const variables = { ...values, ...owners };
    const meta = { ...quiet, headers: keyOf(variables) };
    const outcome = await outcomeOf(provider.create<Row>({ resource: entity.name, variables, meta }));
    if (outcome.kind !== 'wrong' || !Object.keys(owners).some((name) => name in outcome.faults))
      return outcome;
    // Somebody else has created the record meanwhile, or an earlier save whose response was lost.
    const record = await find();
    if (!record) return outcome;
    onStored(record);
    const differing = Object.keys(changes).filter((name) => !isSame(changes[name], record[name]));
    return { kind: 'conflict', conflict: { record, fields: differing } };
  };
  return async ({ all, changes, version }) => {
    const variables = { ...changes, version };
    const outcome =
      id === undefined
        ? await create(all, changes)
        : await outcomeOf(provider.update<Row>({ resource: entity.name, id, variables, meta: quiet }));
    if (outcome.kind !== 'saved') return outcome;
    if (outcome.row) onStored(outcome.row);
    await refresh();
    return outcome;
  };
}
