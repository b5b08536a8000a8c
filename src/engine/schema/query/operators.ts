import type { Field } from '../model/entity';
import type { FieldType } from '../model/field-type';

export type Operator = 'eq' | 'ne' | 'gte' | 'lte' | 'gt' | 'lt' | 'like' | 'in' | 'between' | 'null';

const equality = ['eq', 'ne', 'in', 'null'] as const;
const ordered = [...equality, 'gte', 'lte', 'gt', 'lt', 'between'] as const;
const textual = [...equality, 'like'] as const;

/** The filter operators of each field type. For `tags`, `numbers` and `references`, `eq` and `in` mean "contains". */
export const operatorsOf = {
  text: textual,
  longText: ['like', 'null'],
  richText: [],
  localized: ['like', 'null'],
  number: ordered,
  integer: ordered,
  numbers: ['eq', 'in', 'null'],
  money: ordered,
  percent: ordered,
  boolean: ['eq', 'ne', 'null'],
  enum: equality,
  tags: ['eq', 'in', 'null'],
  date: ordered,
  dateTime: ordered,
  phone: textual,
  email: textual,
  url: textual,
  color: equality,
  icon: ['null'],
  image: ['null'],
  images: ['null'],
  file: ['null'],
  files: ['null'],
  json: [],
  object: [],
  objects: [],
  password: [],
  reference: equality,
  references: ['eq', 'in'],
  computed: ['eq', 'ne', 'in', 'gte', 'lte', 'gt', 'lt', 'between'],
} as const satisfies Record<FieldType, readonly Operator[]>;

export function operatorsFor(field: Field): readonly Operator[] {
  return field.filterable ? operatorsOf[field.type] : [];
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
