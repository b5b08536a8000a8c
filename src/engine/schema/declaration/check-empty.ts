import type { Field } from '../model/entity';
import type { FieldType } from '../model/field-type';
import { type Fault, faultAt } from './fault';

/**
 * Types whose absence has a meaning: a number without a bound, a reference to all or none, a choice that is made
 * elsewhere.
 */
const worded: ReadonlySet<FieldType> = new Set([
  'integer',
  'number',
  'money',
  'percent',
  'reference',
  'references',
  'enum',
]);

/** Faults of `x-empty`, which needs an optional field without `x-when`. */
export function emptyFaults(field: Field, pointer: string): Fault[] {
  const empty = field.property['x-empty'];
  if (empty === undefined) return [];
  const fault = (expected: string, remedy: string) => [
    faultAt(`${pointer}/x-empty`, empty, expected, remedy),
  ];
  if (!worded.has(field.type))
    return fault('a number, an enum or a reference', `Remove it; ${field.name} is ${field.type}.`);
  if (field.required && (field.type !== 'references' || (field.property.minItems ?? 0) > 0))
    return fault('a field that may be empty', `Remove it, or "${field.name}" from "required".`);
  if (field.when)
    return fault('a field without "x-when"', 'Remove it: a field that does not apply is empty, too.');
  return [];
}
