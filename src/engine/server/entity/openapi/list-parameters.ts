import { schemaRef } from '../../../schema/contract/component';
import { pageLimit } from '../../../schema/contract/envelope';
import { id, type Schema } from '../../../schema/contract/json-schema';
import type { Entity, Field } from '../../../schema/model/entity';
import { traitsOf } from '../../../schema/model/field-traits';
import type { Operator, ValueKind } from '../../../schema/model/traits';
import { operatorsFor } from '../../../schema/query/operators';
import type { Parameter } from './operation';
import { withSharedProperties } from './shared-properties';

/** Parameters that are equal for every entity. */
export const sharedParameters: Readonly<Record<string, Parameter>> = {
  id: { name: 'id', in: 'path', required: true, schema: id },
  start: query('_start', { type: 'integer', minimum: 0, default: 0 }, 'First row, from 0.'),
  end: query(
    '_end',
    { type: 'integer', minimum: 0 },
    `Row after the last; at most ${pageLimit} after _start.`,
  ),
  order: list('_order', { enum: ['asc', 'desc'], default: 'asc' }, 'One for each of _sort.'),
  search: query('q', { type: 'string', maxLength: 1000 }, 'Text that a searchable field contains.'),
  columns: query(
    '_columns',
    { type: 'string' },
    'Names of the fields to answer, between commas. Without it a row has all fields but long texts, rich texts and objects.',
  ),
  by: query('_by', { type: 'string' }, 'The workflow field whose states are counted.'),
  sum: list('_sum', { type: 'string' }, 'Amounts to add up, by currency.'),
  ids: list('ids', id, 'Only these records.'),
  for: query(
    '_for',
    { type: 'string', maxLength: 200 },
    'Only records that this reference may point to, as `order.customer`; the fields it depends on are further parameters.',
  ),
  version: query('version', id, 'The version that was read.'),
  with: list(
    '_with',
    { type: 'string' },
    'Names of fields that are seen by a permission of their own, and that the file shall have.',
  ),
  format: query('format', { enum: ['csv', 'json'], default: 'csv' }),
  idempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'A repeat under the same key does nothing and answers the same.',
    schema: { type: 'string', pattern: '^[!-~]{1,200}$' },
  },
};

/** Sort and column parameters of an entity, by component name. */
export function listParameters(entity: Entity): Record<string, Parameter> {
  const fields = [...entity.fields.values()];
  const sortable = fields.filter((field) => field.sortable).map((field) => field.name);
  return {
    [`${entity.name}._sort`]: list(
      '_sort',
      { enum: sortable },
      `Fields, the most significant first${entity.big ? '; several only as an index has them' : ''}.`,
    ),
    [`${entity.name}.filters`]: {
      ...query('filters', schemaRef(`${entity.name}.filters`), 'Each filter is a parameter by its own name.'),
      style: 'form',
      explode: true,
    },
  };
}

/**
 * The filters of each entity as one object schema, which three operations share: single parameters would make up most
 * of the document.
 */
export function filterSchemas(entities: readonly Entity[]): Record<string, Schema> {
  const system = entities[0] && filtersOf(entities[0], true);
  const own = entities.map((entity) => [`${entity.name}.filters`, filtersOf(entity, false)]);
  const described = Object.entries(withSharedProperties(Object.fromEntries(own))).map(([name, schema]) => [
    name,
    schema.properties ? { allOf: [schemaRef('Filters'), schema] } : schema,
  ]);
  return { ...filterValues, ...(system && { Filters: system }), ...Object.fromEntries(described) };
}

/** Filters of the system fields, which all entities have, or of the others. */
function filtersOf({ fields }: Entity, system: boolean): Schema {
  const filters = [...fields.values()]
    .filter((field) => field.system === system)
    .flatMap((field) =>
      operatorsFor(field).map((operator): [string, Schema] => [
        operator === 'eq' ? field.name : `${field.name}_${operator}`,
        filterSchema(field, operator),
      ]),
    );
  return { type: 'object', properties: Object.fromEntries(filters) };
}

const filterValues = {
  Contains: {
    type: 'string',
    maxLength: 1000,
    description: 'Text that it contains, in any case of letters.',
  },
  IsEmpty: { type: 'boolean', description: 'Whether it holds nothing.' },
  Range: { type: 'string', description: 'From and to, with a comma between them, both included.' },
  Values: {
    type: 'string',
    description: 'One of these, with commas between them; a comma inside a value is written \\,',
  },
} as const;

function filterSchema(field: Field, operator: Operator): Schema {
  switch (operator) {
    case 'null':
      return schemaRef('IsEmpty');
    case 'like':
      return schemaRef('Contains');
    case 'in':
      return schemaRef('Values');
    case 'between':
      return schemaRef('Range');
    default:
      return valueSchema(field);
  }
}

function valueSchema(field: Field): Schema {
  return valueSchemas[traitsOf(field.type).value](field);
}

const integer = () => ({ type: 'integer' });
const number = () => ({ type: 'number' });
const text = () => ({ type: 'string', maxLength: 1000 });

/** One value of a filter. */
const valueSchemas: Readonly<Record<ValueKind, (field: Field) => Schema>> = {
  text,
  localized: text,
  number,
  integer,
  numbers: number,
  boolean: () => ({ type: 'boolean' }),
  enum: ({ property }) => ({ enum: property.enum }),
  tags: text,
  date: () => ({ type: 'string', format: 'date' }),
  dateTime: () => ({ type: 'string', format: 'date-time' }),
  addresses: text,
  json: text,
  objects: text,
  reference: integer,
  references: integer,
  computed: ({ property }) => ({ type: property.type }),
};

function query(name: string, schema: Schema, description?: string): Parameter {
  return { name, in: 'query', ...(description !== undefined && { description }), schema };
}

/** Comma-separated values. */
function list(name: string, items: Schema, description: string): Parameter {
  return { ...query(name, { type: 'array', items }, description), style: 'form', explode: false };
}
