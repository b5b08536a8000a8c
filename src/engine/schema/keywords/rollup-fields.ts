import type { Field } from '../model/entity';
import type { FieldType } from '../model/field-type';

/** The field types that each list of a rollup accepts. */
export const acceptsField: Readonly<
  Record<'day' | 'by' | 'sum' | 'count' | 'distinct', (field: Field) => boolean>
> = {
  day: ofTypes('date', 'dateTime'),
  by: ofTypes('reference', 'enum', 'boolean'),
  sum: ofTypes('integer', 'number', 'money', 'percent'),
  count: ({ type, secret }) => !secret && type !== 'references' && type !== 'computed',
  distinct: ofTypes('reference', 'enum', 'boolean', 'integer', 'text', 'phone', 'email'),
};

export const expected: Readonly<Record<keyof typeof acceptsField, string>> = {
  day: 'a date or date-time field of this entity',
  by: 'a reference, an enum or a boolean of this entity',
  sum: 'a number of this entity',
  count: 'a field of this entity that is a column of its table and no password',
  distinct: 'a reference, an enum, a boolean, an integer or a short text of this entity',
};

function ofTypes(...types: readonly FieldType[]): (field: Field) => boolean {
  return ({ type, secret }) => !secret && types.includes(type);
}
