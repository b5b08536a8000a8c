import { type Fault, faultAt } from '../keywords/fault';
import type { Field } from '../model/entity';
import type { PropertySchema } from '../model/entity-schema';

const ofNumbers: readonly string[] = [
  'type',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
];

/** Faults of the numbers in a list, at any depth of a record. */
export function numberFaults({ type, property }: Field, pointer: string): Fault[] {
  if (type !== 'numbers') return [];
  const item = property.items as PropertySchema;
  return Object.keys(item)
    .filter((keyword) => !ofNumbers.includes(keyword))
    .map((keyword) =>
      faultAt(
        `${pointer}/items/${keyword}`,
        item[keyword],
        `one of ${ofNumbers.join(', ')}`,
        `Remove "${keyword}".`,
      ),
    );
}
