import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuEntry } from '../../entity/menu-entry';
import { branchOf } from '../../entity/menu-rules';
import { confirm } from '../providers/confirm';
import { notify } from '../providers/notify';
import { useEntryTitle } from './entry-title';

/** Asks whether an entry may go, with all that stands below it. */
export function useAskRemoval(): (entry: MenuEntry, entries: readonly MenuEntry[]) => Promise<boolean> {
  const { t } = useTranslation();
  const titleOf = useEntryTitle();
  return useCallback(
    async (entry, entries) => {
      const count = branchOf(entries, entry.id).size - 1;
      const below = count > 0 ? ` ${t('menuPage.remove.below', { count })}` : '';
      const sure = await confirm({
        title: t('menuPage.remove.title', { name: titleOf(entry) }),
        body: t('show.delete.body') + below,
        confirm: t('show.delete.confirm'),
        danger: true,
      });
      if (!sure) notify.info(t('show.delete.cancelled'));
      return sure;
    },
    [t, titleOf],
  );
}
