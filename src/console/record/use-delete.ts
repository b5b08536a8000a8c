import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entity } from '../../entity/entity';
import { api } from '../providers/api';
import { ApiError } from '../providers/api-error';
import { confirm } from '../providers/confirm';
import { notify } from '../providers/notify';
import { entityPlural, entityTitle } from '../words/entity-words';
import { inSentence } from './in-sentence';
import { useRefresh } from './use-refresh';

/** A record to delete; with the version that the reader saw, if it is in sight. */
export interface Doomed {
  readonly id: number;
  readonly version?: number;
}

type Delete = (records: readonly Doomed[], isLeaving?: boolean) => Promise<boolean>;

/**
 * Asks, deletes all of these records or none, and says how it ended: true when they are gone. A page that
 * shows nothing else leaves then. A single record that was changed since it was seen stays, and is shown anew.
 */
export function useDelete(entity: Entity): Delete {
  const { t } = useTranslation();
  const refresh = useRefresh();
  return useCallback(
    async (records, isLeaving = false) => {
      const [only, ...others] = records;
      if (only === undefined) return false;
      const what =
        others.length > 0
          ? `${records.length} ${inSentence(entityPlural(t, entity))}`
          : inSentence(entityTitle(t, entity));
      const sure = await confirm({
        title: t('show.delete.title', { what }),
        body: t('show.delete.body'),
        confirm: t('show.delete.confirm'),
        danger: true,
      });
      if (!sure) {
        notify.info(t('show.delete.cancelled'));
        return false;
      }
      try {
        if (others.length === 0) {
          await api.delete(`/${entity.plural}/${only.id}`, { params: { version: only.version } });
        } else {
          const ids = records.map(({ id }) => id);
          await api.post(`/${entity.plural}/batch`, { action: 'delete', ids });
        }
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.status === 409) await refresh();
        return false;
      }
      notify.success(t('show.delete.done'));
      await refresh(isLeaving);
      return true;
    },
    [entity, refresh, t],
  );
}
