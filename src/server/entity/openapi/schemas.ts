import type { Entity } from '../../../entity/model/entity';
import { createSchema, type ObjectSchema, rowSchema, updateSchema } from '../../../entity/write/write-schema';
import { type Schema, schemaName } from './operation';

const id = { type: 'integer', minimum: 1 } as const;
const time = { type: 'string', format: 'date-time' } as const;
const text = { type: 'string' } as const;
const label = { type: ['string', 'null'] } as const;

function object(properties: Readonly<Record<string, Schema>>, required = Object.keys(properties)): Schema {
  return { type: 'object', properties, required };
}

/** Shapes that all entities share. */
export const sharedSchemas: Readonly<Record<string, Schema>> = {
  Invalid: object({
    errors: {
      type: 'array',
      items: object({ field: text, rule: text, params: { type: 'object' }, message: text }),
    },
  }),
  Conflict: object(
    {
      record: { type: 'object' },
      fields: { type: 'array', items: text },
      records: {
        type: 'array',
        items: { type: 'object' },
        description: 'Of a batch that deletes: each that has changed, as it is now.',
      },
    },
    ['record', 'fields'],
  ),
  Missing: object({
    missing: { type: 'array', items: id, description: 'Of a batch: the ids that have no record.' },
  }),
  Option: object(
    {
      value: id,
      label: text,
      children: { type: 'array', items: { $ref: '#/components/schemas/Option' }, description: 'Of a tree.' },
    },
    ['value', 'label'],
  ),
  Change: object({
    id,
    version: id,
    action: text,
    actor: text,
    at: time,
    changes: {
      type: 'object',
      description: 'Field to its value before and after.',
      additionalProperties: { type: 'array', minItems: 2, maxItems: 2 },
    },
  }),
  Count: object({ count: { type: 'integer', minimum: 0 } }),
};

/** What an entity answers and accepts. */
export function entitySchemas(entity: Entity): Record<string, Schema> {
  return {
    [schemaName(entity)]: answeredSchema(entity),
    [schemaName(entity, 'create')]: withoutId(createSchema(entity)),
    [schemaName(entity, 'update')]: withoutId(updateSchema(entity)),
  };
}

/**
 * Fields that the caller may not read are left out; `_labels` come with what is read, not with what is written,
 * `_limits` with both where the entity has rules about single records.
 */
function answeredSchema(entity: Entity): Schema {
  const references = [...entity.fields.values()].filter((field) => field.ref !== undefined);
  const labels = references.map(({ name, type }): [string, Schema] => [
    name,
    type === 'references' ? { type: ['array', 'null'], items: label } : label,
  ]);
  const row = withoutId(rowSchema(entity));
  const _labels = {
    type: 'object',
    description:
      'What the records that references point to are called; null where the caller may not see it.',
    properties: Object.fromEntries(labels),
  };
  const _limits = {
    type: 'object',
    description:
      'What the caller may not do with this record, and fields of it that stay as they are, each with the rule.',
    properties: { actions: rules, fields: rules },
  };
  return { ...row, title: entity.title, properties: { ...(row.properties as Schema), _labels, _limits } };
}

const rules: Schema = { type: 'object', additionalProperties: { type: 'string' } };

/** Inside the document a schema is known by its place. */
function withoutId({ $id: _, ...schema }: ObjectSchema): Schema {
  return { ...schema };
}
