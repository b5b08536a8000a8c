import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { PathFault } from '../../../entity/menu/menu-paths';
import { useEntryTitle } from './entry-title';

/** What to say of an address that an entry cannot have. */
export function usePathWords(): (fault: PathFault) => string {
  const { t } = useTranslation();
  const titleOf = useEntryTitle();
  return useCallback(
    ({ rule, params }) => {
      const menu = titleOf({ name: String(params.menu ?? '') });
      return t(`validation.${rule}`, { ...params, menu });
    },
    [t, titleOf],
  );
}
