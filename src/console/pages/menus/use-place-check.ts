import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { type Addressed, pathFaultBy } from '../../../entity/menu/menu-paths';
import { placeFault } from '../../../entity/menu/menu-place';
import { mayStandBelow } from '../../../entity/menu/menu-rules';
import type { Faults } from '../../entity/form/faults';
import { useDesk } from './desk';
import { usePathWords } from './path-words';

/** What is wrong with where an entry of that type would stand, with its address, and with what stands below it. */
export function usePlaceCheck(): (entry: Addressed) => Faults {
  const { t } = useTranslation();
  const { entries } = useDesk();
  const inWords = usePathWords();
  return useCallback(
    (entry) => {
      const rule = placeFault(entries, entry, entry.parent);
      const below = entries.filter(({ parent }) => parent === entry.id);
      const isWrongAbove = below.some(({ type }) => !mayStandBelow(type, entry.type));
      const others = entries.filter(({ id }) => id !== entry.id);
      const address = pathFaultBy(entries, [...others, entry], entry.id);
      return {
        ...(address && { path: inWords(address) }),
        ...(rule && { parent: t(`validation.${rule}`) }),
        ...(isWrongAbove && { type: t('validation.wrongChildren') }),
      };
    },
    [entries, t, inWords],
  );
}
