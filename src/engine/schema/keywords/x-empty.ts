import { traitsOf } from '../model/field-traits';
import type { ValueKind } from '../model/traits';
import { faultAt } from './fault';
import type { PropertyKeyword } from './keyword';
import { words } from './value-schemas';

declare module '../model/entity-schema' {
  interface PropertyVocabulary {
    /** English words that are shown in place of a dash where an optional number or reference is empty. */
    'x-empty'?: string;
  }
}

/**
 * Values whose absence has a meaning: a number without a bound, a reference to all or none, a choice that is made
 * elsewhere.
 */
const worded: ReadonlySet<ValueKind> = new Set(['integer', 'number', 'reference', 'references', 'enum']);

export const onProperty: PropertyKeyword<string> = {
  isOfRecord: true,
  schema: words,
  docs: `English words for what it means that an optional number, enum or reference is not given: pages show them in place of
a dash, and the input shows them as long as it is empty.`,
  examples: ['All branches'],
  faults(empty, { field, at }) {
    const fault = (expected: string, remedy: string) => [faultAt(at, empty, expected, remedy)];
    if (!worded.has(traitsOf(field.type).value))
      return fault('a number, an enum or a reference', `Remove it; ${field.name} is ${field.type}.`);
    if (field.required && (field.type !== 'references' || (field.property.minItems ?? 0) > 0))
      return fault('a field that may be empty', `Remove it, or "${field.name}" from "required".`);
    if (field.when)
      return fault('a field without "x-when"', 'Remove it: a field that does not apply is empty, too.');
    return [];
  },
};
