import { isSame } from '../../../schema/write/merge';
import type { Labelled } from '../../data/resource';

/**
 * The held record, updated with the answer of a write. An answer without `_limits` means that there are none. Old
 * labels of changed references are left out until the record is read again.
 */
export function writtenRecord(held: Labelled, answer: Labelled): Labelled {
  const { _labels = {}, _limits, ...record } = held;
  const isKept = ([name]: readonly [string, unknown]) => {
    const [field = ''] = name.split('.');
    return !(field in answer) || isSame(record[field], answer[field]);
  };
  const labels = Object.fromEntries(Object.entries(_labels).filter(isKept));
  return { ...record, ...answer, _labels: { ...labels, ...answer._labels } };
}
