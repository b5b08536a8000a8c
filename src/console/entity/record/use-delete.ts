import { useDeleteMany, useDelete as useDeleteOne } from '@refinedev/core';
import type { TFunction } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConflictData, MissingData } from '../../../entity/contract/envelope';
import type { Entity } from '../../../entity/model/entity';
import { inSentence } from '../../../entity/model/in-sentence';
import { ApiError } from '../../data/api-error';
import type { Row } from '../../data/resource';
import { entityTitle } from '../../i18n/entity-words';
import { notify } from '../../kit/notice/notify';
import { confirmDeletion } from './confirm-deletion';
import { type LeftOut, leftOutText, withLeftOut } from './left-out';
import { recordsTitle, recordTitle } from './record-title';
import { quietly, useRefresh } from './use-refresh';

/** A record to delete, with the version that the reader saw. */
export interface Doomed {
  readonly id: number;
  readonly version: number;
  /** What it is called, for the question. */
  readonly [field: string]: unknown;
}

interface Deletion {
  /** Whether they are gone. */
  readonly isDone: boolean;
  /** Those that somebody else has changed or deleted since they were seen. */
  readonly changed: readonly Doomed[];
}

interface Options {
  readonly isLeaving?: boolean;
  /** The records that were chosen, too, and are not deleted. */
  readonly leftOut?: (t: TFunction) => LeftOut | undefined;
}

type Delete = (records: readonly Doomed[], options?: Options) => Promise<Deletion>;

const notDone: Deletion = { isDone: false, changed: [] };

/**
 * Asks, deletes all of these records or none, and says how it ended; a page that shows nothing else leaves
 * then. Where some were changed or deleted since they were seen all records stay, and the list is fetched again.
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
          : `${inSentence(entityTitle(t, entity))} ${recordTitle(entity, only)}`;
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
      const done = t('show.delete.done', { what: recordsTitle(t, entity, records) });
      notify.success(withLeftOut(t, done, leftOut?.(t)));
      await refresh(isLeaving);
      return { isDone: true, changed: [] };
    },
    [entity, deleteOne, deleteMany, refresh, t],
  );
}

/** Those of the records that a refusal is about, if it says so; one alone it does not name. */
function changedSince(records: readonly Doomed[], { status, data }: ApiError): readonly Doomed[] {
  if (records.length === 1) return status === 404 ? records : [];
  const { records: changed = [], missing = [] } = (data ?? {}) as Partial<ConflictData & MissingData>;
  const refused = new Set([...changed.map((record) => record.id), ...missing]);
  return records.filter(({ id }) => refused.has(id));
}
