import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuEntry } from '../../../entity/menu/menu-entry';
import { branchOf } from '../../../entity/menu/menu-rules';
import { confirmDeletion } from '../../entity/record/confirm-deletion';
import { entryTitle } from './entry-title';

/** Asks whether an entry may go, with all that stands below it. */
export function useAskRemoval(): (entry: MenuEntry, entries: readonly MenuEntry[]) => Promise<boolean> {
  const { t } = useTranslation();
  return useCallback(
    (entry, entries) => {
      const count = branchOf(entries, entry.id).size - 1;
      return confirmDeletion(t, (t) => ({
        title: t('menuPage.remove.title', { name: entryTitle(t, entry) }),
        more: count > 0 ? ` ${t('menuPage.remove.below', { count })}` : '',
      }));
    },
    [t],
  );
}
