import { useDeleteMany, useDelete as useDeleteOne } from '@refinedev/core';
import type { TFunction } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConflictData, MissingData } from '../../../schema/contract/envelope';
import type { Entity } from '../../../schema/model/entity';
import { inSentence } from '../../../schema/model/in-sentence';
import { ApiError } from '../../data/api-error';
import type { Row } from '../../data/resource';
import { entityTitle } from '../../i18n/entity-words';
import { notify } from '../../kit/notice/notify';
import { confirmDeletion } from './confirm-deletion';
import { type LeftOut, leftOutText, withLeftOut } from './left-out';
import { recordPageTitle } from './record-page-title';
import type { NamedRow } from './record-title';
import { recordsTitle } from './records-title';
import { quietly, useRefresh } from './use-refresh';

/** A record to delete, with the version that the user saw. */
export interface DeletionTarget extends NamedRow {
  readonly version: number;
}

interface Deletion {
  /** Whether the records were deleted. */
  readonly isDone: boolean;
  /** Records that somebody else has changed or deleted meanwhile. */
  readonly changed: readonly DeletionTarget[];
}

interface Options {
  readonly isLeaving?: boolean;
  /** Text about the selected records that are not deleted. */
  readonly leftOut?: (t: TFunction) => LeftOut | undefined;
}

type Delete = (records: readonly DeletionTarget[], options?: Options) => Promise<Deletion>;

const notDone: Deletion = { isDone: false, changed: [] };

/**
 * Returns a function that asks for confirmation, deletes all of the records or none, and reports the result. If one
 * has changed since the user saw it, no record is deleted and the lists are refetched. `isLeaving`: the page closes
 * afterwards, so nothing is refetched.
 */
export function useDelete(entity: Entity): Delete {
  const { t } = useTranslation();
  const refresh = useRefresh(entity);
  const { mutateAsync: deleteOne } = useDeleteOne<Row, ApiError, object>();
  const { mutateAsync: deleteMany } = useDeleteMany<Row, ApiError, object>();
  return useCallback(
    async (records, { isLeaving = false, leftOut } = {}) => {
      const [only, ...others] = records;
      if (only === undefined) return notDone;
      const what = (t: TFunction) =>
        others.length > 0
          ? recordsTitle(t, entity, records)
          : `${inSentence(entityTitle(t, entity))} ${recordPageTitle(entity, only)}`;
      const sure = await confirmDeletion(t, (t) => ({
        title: t('show.delete.title', { what: what(t) }),
        body: [t('show.delete.body'), leftOutText(t, leftOut?.(t)) ?? []].flat().join('\n\n'),
      }));
      if (!sure) return notDone;
      const resource = { resource: entity.name, ...quietly };
      try {
        if (others.length === 0) {
          await deleteOne({ ...resource, id: only.id, values: { version: only.version } });
        } else {
          const ids = records.map(({ id }) => id);
          const versions = records.map(({ version }) => version);
          await deleteMany({ ...resource, ids, values: { versions } });
        }
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.status !== 409 && error.status !== 404) return notDone;
        await refresh();
        return { isDone: false, changed: changedSince(records, error) };
      }
      const done = t('show.delete.done', { what: deletedName(t, entity, records) });
      notify.success(withLeftOut(t, done, leftOut?.(t)));
      await refresh(isLeaving);
      return { isDone: true, changed: [] };
    },
    [entity, deleteOne, deleteMany, refresh, t],
  );
}

/** If a record takes its name from another record, the title of its entity precedes it: `Appointment Ann Lee`. */
function deletedName(t: TFunction, entity: Entity, records: readonly DeletionTarget[]): string {
  const name = recordsTitle(t, entity, records);
  const isCalledByOther = entity.fields.get(entity.label)?.ref !== undefined;
  return records.length === 1 && isCalledByOther ? `${entityTitle(t, entity)} ${name}` : name;
}

/**
 * The records that have changed or are gone, according to the error. The error of a single deletion names no records, but
 * a 404 means that its record is gone.
 */
function changedSince(
  records: readonly DeletionTarget[],
  { status, data }: ApiError,
): readonly DeletionTarget[] {
  if (records.length === 1) return status === 404 ? records : [];
  const { records: changed = [], missing = [] } = (data ?? {}) as Partial<ConflictData & MissingData>;
  const refused = new Set([...changed.map((record) => record.id), ...missing]);
  return records.filter(({ id }) => refused.has(id));
}
