import type { TFunction } from 'i18next';
import type { MenuEntry } from '../../../entity/menu/menu-entry';
import { type Addressed, pathFaultBy } from '../../../entity/menu/menu-paths';
import { placeFault } from '../../../entity/menu/menu-place';
import { mayStandBelow } from '../../../entity/menu/menu-rules';
import type { Faults } from '../../entity/form/faults';
import { pathFaultText } from './menu-words';

/** Faults of the parent of an entry, of its address, and of its type where other entries stand below it. */
export function placeFaults(t: TFunction, entries: readonly MenuEntry[], entry: Addressed): Faults {
  const rule = placeFault(entries, entry, entry.parent);
  const below = entries.filter(({ parent }) => parent === entry.id);
  const isWrongAbove = below.some(({ type }) => !mayStandBelow(type, entry.type));
  const others = entries.filter(({ id }) => id !== entry.id);
  const address = pathFaultBy(entries, [...others, entry], entry.id);
  return {
    ...(address && { path: pathFaultText(t, address) }),
    ...(rule && { parent: t(`validation.${rule}`) }),
    ...(isWrongAbove && { type: t('validation.wrongChildren') }),
  };
}
