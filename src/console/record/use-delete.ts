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

/**
 * Asks, deletes all of these records or none, and says how it ended: true when they are gone. A page that
 * shows nothing else leaves then.
 */
export function useDelete(entity: Entity): (ids: readonly number[], isLeaving?: boolean) => Promise<boolean> {
  const { t } = useTranslation();
  const refresh = useRefresh();
  return useCallback(
    async (ids, isLeaving = false) => {
      const [only, ...others] = ids;
      if (only === undefined) return false;
      const what =
        others.length > 0
          ? `${ids.length} ${inSentence(entityPlural(t, entity))}`
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
        if (others.length > 0) await api.post(`/${entity.plural}/batch`, { action: 'delete', ids });
        else await api.delete(`/${entity.plural}/${only}`);
      } catch (error) {
        if (error instanceof ApiError) return false;
        throw error;
      }
      notify.success(t('show.delete.done'));
      await refresh(isLeaving);
      return true;
    },
    [entity, refresh, t],
  );
}
