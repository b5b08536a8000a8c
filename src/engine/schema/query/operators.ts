import type { Field } from '../model/entity';
import { traitsOf } from '../model/field-traits';
import type { Operator } from '../model/traits';

export function operatorsFor(field: Field): readonly Operator[] {
  return field.filterable ? traitsOf(field.type).operators : [];
}

/** Operators as suffixes of a parameter name; `eq` has none. */
export const suffixes: readonly Exclude<Operator, 'eq'>[] = [
  'ne',
  'gte',
  'lte',
  'gt',
  'lt',
  'like',
  'in',
  'between',
  'null',
];

/** Suffixes that a field name must not have, since they read as operators. */
export const reservedSuffix = new RegExp(`_(${suffixes.join('|')})$`);

/** Names that a field must not have, since addresses or responses use them. */
export const reservedNames = ['q', 'ids', 'format', 'warnings'];
