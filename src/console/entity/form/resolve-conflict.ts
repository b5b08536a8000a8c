import type { ConflictData } from '../../../entity/contract/envelope';
import type { Side } from './conflict-dialog';
import type { Values } from './form-fields';

/** What is left to write onto the stored record: the changes, less those where its value was chosen. */
export function remainingChanges(
  conflict: ConflictData,
  changes: Values,
  sides: Readonly<Record<string, Side>>,
): Values {
  const given = conflict.fields.filter((name) => sides[name] === 'stored');
  return Object.fromEntries(Object.entries(changes).filter(([name]) => !given.includes(name)));
}
