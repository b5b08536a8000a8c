import type { Field } from '../model/entity';
import { isNumeric, traitsOf } from '../model/field-traits';
import type { Traits, ValueKind } from '../model/traits';

/** The field types that each list of a rollup accepts. */
export const acceptsField: Readonly<
  Record<'day' | 'by' | 'sum' | 'count' | 'distinct', (field: Field) => boolean>
> = {
  day: holding('date', 'dateTime'),
  by: holding('reference', 'enum', 'boolean'),
  sum: ({ type, secret }) => !secret && isNumeric(type),
  count: ({ type, secret }) => !secret && type !== 'references' && type !== 'computed',
  distinct: (field) =>
    holding('reference', 'enum', 'boolean', 'integer')(field) ||
    (!field.secret && isShort(traitsOf(field.type))),
};

export const expected: Readonly<Record<keyof typeof acceptsField, string>> = {
  day: 'a date or date-time field of this entity',
  by: 'a reference, an enum or a boolean of this entity',
  sum: 'a number of this entity',
  count: 'a field of this entity that is a column of its table and no password',
  distinct: 'a reference, an enum, a boolean, an integer or a short text of this entity',
};

function isShort({ short, digits }: Traits): boolean {
  return (short ?? digits) === true;
}

function holding(...kinds: readonly ValueKind[]): (field: Field) => boolean {
  return ({ type, secret }) => !secret && kinds.includes(traitsOf(type).value);
}
