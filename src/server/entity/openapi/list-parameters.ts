import { pageLimit } from '../../../entity/contract/envelope';
import { id, type Schema } from '../../../entity/contract/json-schema';
import type { Entity, Field } from '../../../entity/model/entity';
import { type Operator, operatorsFor } from '../../../entity/query/operators';
import type { Parameter } from './operation';

/** Parameters that mean the same for every entity. */
export const sharedParameters: Readonly<Record<string, Parameter>> = {
  id: { name: 'id', in: 'path', required: true, schema: id },
  start: query('_start', { type: 'integer', minimum: 0, default: 0 }, 'First row, from 0.'),
  end: query(
    '_end',
    { type: 'integer', minimum: 0 },
    `Row after the last; at most ${pageLimit} after _start.`,
  ),
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
  dryRun: query('dryRun', { type: 'boolean', default: false }, 'Tries everything and stores nothing.'),
  format: query('format', { enum: ['csv', 'json'], default: 'csv' }),
  idempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'A repeat under the same key does nothing and answers the same.',
    schema: { type: 'string', pattern: '^[!-~]{1,200}$' },
  },
};

/** The filters and sorters of an entity, by the name of the component. */
export function listParameters(entity: Entity): Record<string, Parameter> {
  const sortable = [...entity.fields.values()].filter((field) => field.sortable).map((field) => field.name);
  const parameters = [
    list('_sort', { enum: sortable }, 'Fields, the most significant first.'),
    list('_order', { enum: ['asc', 'desc'], default: 'asc' }, 'One for each of _sort.'),
    ...[...entity.fields.values()].flatMap((field) =>
      operatorsFor(field).map((operator) => filterParameter(field, operator)),
    ),
  ];
  return Object.fromEntries(parameters.map((parameter) => [`${entity.name}.${parameter.name}`, parameter]));
}

function filterParameter(field: Field, operator: Operator): Parameter {
  const name = operator === 'eq' ? field.name : `${field.name}_${operator}`;
  const value = valueSchema(field);
  switch (operator) {
    case 'null':
      return query(name, { type: 'boolean' }, 'Whether it holds nothing.');
    case 'like':
      return query(
        name,
        { type: 'string', maxLength: 1000 },
        'Text that it contains, in any case of letters.',
      );
    case 'in':
      return list(name, value, 'One of these; a comma inside a value is written \\,');
    case 'between':
      return { ...list(name, value, 'From and to, both included.'), schema: pairOf(value) };
    default:
      return query(name, value);
  }
}

function valueSchema(field: Field): Schema {
  switch (field.type) {
    case 'boolean':
      return { type: 'boolean' };
    case 'enum':
      return { enum: field.property.enum };
    case 'computed':
      return { type: field.property.type };
    case 'integer':
    case 'reference':
    case 'references':
      return { type: 'integer' };
    case 'number':
    case 'money':
    case 'percent':
    case 'numbers':
      return { type: 'number' };
    case 'date':
      return { type: 'string', format: 'date' };
    case 'dateTime':
      return { type: 'string', format: 'date-time' };
    default:
      return { type: 'string', maxLength: 1000 };
  }
}

function pairOf(items: Schema): Schema {
  return { type: 'array', items, minItems: 2, maxItems: 2 };
}

function query(name: string, schema: Schema, description?: string): Parameter {
  return { name, in: 'query', ...(description !== undefined && { description }), schema };
}

/** Values between commas. */
function list(name: string, items: Schema, description: string): Parameter {
  return { ...query(name, { type: 'array', items }, description), style: 'form', explode: false };
}
