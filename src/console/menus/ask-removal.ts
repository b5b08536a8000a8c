import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuEntry } from '../../entity/menu-entry';
import { branchOf } from '../../entity/menu-rules';
import { confirmDeletion } from '../record/confirm-deletion';
import { useEntryTitle } from './entry-title';

/** Asks whether an entry may go, with all that stands below it. */
export function useAskRemoval(): (entry: MenuEntry, entries: readonly MenuEntry[]) => Promise<boolean> {
  const { t } = useTranslation();
  const titleOf = useEntryTitle();
  return useCallback(
    (entry, entries) => {
      const count = branchOf(entries, entry.id).size - 1;
      const below = count > 0 ? ` ${t('menuPage.remove.below', { count })}` : '';
      return confirmDeletion(t, t('menuPage.remove.title', { name: titleOf(entry) }), below);
    },
    [t, titleOf],
  );
}
