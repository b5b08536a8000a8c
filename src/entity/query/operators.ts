import type { Field } from '../model/entity';
import type { FieldType } from '../model/field-type';

export type Operator = 'eq' | 'ne' | 'gte' | 'lte' | 'gt' | 'lt' | 'like' | 'in' | 'between' | 'null';

const equality = ['eq', 'ne', 'in', 'null'] as const;
const ordered = [...equality, 'gte', 'lte', 'gt', 'lt', 'between'] as const;
const textual = [...equality, 'like'] as const;

/** What each kind of field can be asked. For `tags`, `numbers` and `references`, `eq` and `in` mean "contains". */
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

/** As they end the name of a parameter; `eq` has none. */
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

/** Names a field may not end in, since they would read as an operator. */
export const reservedSuffix = new RegExp(`_(${suffixes.join('|')})$`);

/** Names that mean something else in an address or in an answer. */
export const reservedNames = ['q', 'ids', 'format', 'warnings'];
