import type { Entity, Field } from '../../schema/model/entity';
import type { PropertySchema } from '../../schema/model/entity-schema';
import type { FieldType } from '../../schema/model/field-type';
import { oncePer } from '../../schema/model/once-per';
import { identifier } from './identifier';

/** How a field type is stored. */
export interface Column {
  /** As `format_type` of PostgreSQL prints it. */
  readonly sqlType: string;
  /** The value for the driver, for a value that is not null. */
  readonly encode: (value: unknown) => unknown;
}

const same = (value: unknown) => value;
const text: Column = { sqlType: 'text', encode: same };
const texts: Column = { sqlType: 'text[]', encode: same };
// As JSON text: the driver would send an array as a PostgreSQL array, and a string unquoted.
const jsonb: Column = { sqlType: 'jsonb', encode: (value) => JSON.stringify(value) };
const doubles: Column = { sqlType: 'double precision[]', encode: same };
const bigint: Column = { sqlType: 'bigint', encode: same };

/** Null: not a column of the entity's table. */
export const columns = {
  text,
  longText: text,
  richText: text,
  localized: jsonb,
  number: { sqlType: 'double precision', encode: same },
  integer: bigint,
  // Lists of integers are `bigint[]`.
  numbers: doubles,
  money: { sqlType: 'numeric(15,2)', encode: same },
  percent: { sqlType: 'numeric(9,4)', encode: same },
  boolean: { sqlType: 'boolean', encode: same },
  enum: text,
  tags: texts,
  date: { sqlType: 'date', encode: same },
  // As precise as the responses, so that a filter by a returned time finds its row.
  dateTime: { sqlType: 'timestamp(3) with time zone', encode: same },
  phone: text,
  email: text,
  url: text,
  color: text,
  icon: text,
  image: text,
  images: texts,
  file: text,
  files: texts,
  json: jsonb,
  object: jsonb,
  objects: jsonb,
  password: text,
  reference: bigint,
  references: null,
  computed: null,
} as const satisfies Record<FieldType, Column | null>;

/** Fields that have a column in the entity's table. */
export const storedFields = oncePer(({ fields }: Entity): readonly Field[] =>
  [...fields.values()].filter((field) => columns[field.type] !== null),
);

export function sqlTypeOf(field: Field): string {
  if (field.system && field.name === 'version') return 'integer';
  const column = columns[field.type];
  if (!column) throw new Error(`${field.name} has no column`);
  if (field.type === 'numbers' && itemOf(field).type === 'integer') return 'bigint[]';
  return column.sqlType;
}

/** The schema of the values in a list. */
export function itemOf({ property }: Field): PropertySchema {
  return (property.items ?? {}) as PropertySchema;
}

/** The value for the driver to store in the field's column. */
export function encode(field: Field, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  const column: Column | null = columns[field.type];
  return column ? column.encode(value) : value;
}

/** Fields whose columns a new record sets. */
export const insertedFields = oncePer((entity: Entity): readonly Field[] =>
  storedFields(entity).filter((field) => !field.derived),
);

/** Fields that are stored in a link table of their own. */
export const linkFields = oncePer(({ fields }: Entity): readonly Field[] =>
  [...fields.values()].filter((field) => field.type === 'references'),
);

/**
 * Name of the table (owner, target, position) that stores a `references` field, or copies of the references in nested
 * objects.
 */
export function linkTable(entity: Entity, field: Field): string {
  return identifier(`${entity.table}__${field.name.replace('.', '_')}`);
}
