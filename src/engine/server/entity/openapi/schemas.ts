import { schemaRef } from '../../../schema/contract/component';
import {
  anyObject,
  array,
  id,
  integer,
  issue,
  nullableText,
  object,
  type Schema,
  text,
  time,
} from '../../../schema/contract/json-schema';
import type { Model } from '../../../schema/declaration/model';
import type { Entity, Field } from '../../../schema/model/entity';
import { partName } from '../../../schema/model/nested-fields';
import { createSchema, type ObjectSchema, rowSchema, updateSchema } from '../../../schema/write/write-schema';
import { fieldsWithFiles } from '../read/select/files';
import { batchBody } from '../write/batch';
import { conditionSchemas } from './condition-schemas';
import { filterSchemas } from './list-parameters';
import { ruleTexts } from './rule-texts';
import { withSharedProperties } from './shared-properties';
import { withVariants } from './variant-schemas';

const limits: Schema = { type: 'object', additionalProperties: text };

/** Shapes that all entities share. */
const sharedSchemas: Readonly<Record<string, Schema>> = {
  Issue: issue,
  Invalid: object({
    errors: array(schemaRef('Issue')),
  }),
  Conflict: object(
    { record: anyObject, fields: array(text) },
    {
      records: {
        ...array(anyObject),
        description: 'Of a batch that deletes: each that has changed, as it is now.',
      },
    },
  ),
  Missing: object({
    missing: { ...array(id), description: 'Of a batch: the ids that have no record.' },
  }),
  Option: object(
    { value: id, label: text },
    {
      subtitle: { ...anyObject, description: 'The fields that tell records with the same label apart.' },
      children: { ...array(schemaRef('Option')), description: 'Of a tree.' },
    },
  ),
  Change: object(
    {
      id,
      version: id,
      action: text,
      actor: text,
      actorKind: { type: 'string', description: '`account`, `system`, or the kind of a machine.' },
      at: time,
      changes: {
        type: 'object',
        description: 'Field to its value before and after.',
        additionalProperties: { type: 'array', minItems: 2, maxItems: 2 },
      },
    },
    { _files: schemaRef('Files') },
  ),
  Count: object({ count: { ...integer, minimum: 0 } }),
  Batch: batchBody,
  Files: {
    type: 'object',
    description:
      'What is known of the files in file fields, by address, as far as the caller may fetch them.',
    additionalProperties: object({ name: text, size: integer, type: text }),
  },
  Limits: {
    type: 'object',
    description:
      'What the caller may not do with this record, and fields of it that stay as they are, each with the rule.',
    properties: { actions: limits, fields: limits },
  },
};

const roles = { ...array(text), description: 'Codes of the roles that hold it.' };
const roles_from = {
  ...array(text),
  description: 'The roles that held it when the caller read it; if others hold it now, the answer is a 409.',
};

/** Members of a menu that are not fields. */
const ofMenus = { answered: { roles }, accepted: { roles, roles_from }, required: ['parent'] };
const ofOthers = { answered: {}, accepted: {}, required: [] };

/** Schemas of responses and request bodies by component name; the schema of a row has the name of its entity. */
export function recordSchemas({ entities }: Model): Record<string, Schema> {
  const schemas = [...entities.values()].map((entity) => {
    const { name, title } = entity;
    const { answered, accepted, required } = name === 'menu' ? ofMenus : ofOthers;
    const create = withoutCopied(entity, createSchema(entity));
    const description = ruleTexts(entity);
    const row = withProperties(entity, rowSchema(entity), { ...annotations(entity), ...answered });
    return {
      [name]: { ...row, title },
      [`${name}.create`]: {
        ...withProperties(entity, create, accepted),
        required: [...create.required, ...required],
        ...allOf(conditionSchemas(entity)),
        ...(description !== undefined && { description }),
      },
      [`${name}.update`]: withoutDefaults(withProperties(entity, updateSchema(entity), accepted)),
    };
  });
  const ofEntities: Record<string, Schema> = Object.assign({}, ...schemas);
  return { ...sharedSchemas, ...filterSchemas([...entities.values()]), ...withSharedProperties(ofEntities) };
}

/** Without defaults, because an update keeps the fields that the body omits. */
function withoutDefaults(schema: Schema): Schema {
  const properties = Object.entries(schema.properties as Readonly<Record<string, Schema>>).map(
    ([name, { default: _, ...property }]) => [name, property],
  );
  return { ...schema, properties: Object.fromEntries(properties) };
}

/** Linters reject a list of one. */
function allOf(schemas: readonly Schema[]): Schema {
  const [first, ...others] = schemas;
  return others.length > 0 ? { allOf: schemas } : (first ?? {});
}

/** Without `$id`: the document identifies a schema by its location. */
function withProperties(entity: Entity, { $id: _, ...schema }: ObjectSchema, further: Schema): Schema {
  return { ...schema, properties: { ...withVariants(entity, schema.properties), ...further } };
}

/** Makes fields that are copied from other records optional. */
function withoutCopied({ fields }: Entity, schema: ObjectSchema): ObjectSchema {
  const properties = Object.entries(schema.properties).map(([name, property]) => {
    const parts = fields.get(name)?.fields ?? [];
    const demanded = demandedOf(parts);
    if (!parts.some(isCopied)) return [name, property];
    const { items } = property;
    return [
      name,
      items
        ? { ...property, items: { ...(items as object), required: demanded } }
        : { ...property, required: demanded },
    ];
  });
  return {
    ...schema,
    properties: Object.fromEntries(properties),
    required: schema.required.filter((name) => !fields.get(name)?.copiedFrom),
  };
}

function demandedOf(parts: readonly Field[]): string[] {
  return parts.filter((part) => part.required && !isCopied(part)).map(partName);
}

function isCopied({ copiedFrom }: Field): boolean {
  return copiedFrom !== undefined;
}

/**
 * Annotations of a row. `_labels` and `_files` are only in responses to reads; `_limits` is also in those to writes, if
 * the entity has limits.
 */
function annotations({ fields }: Entity): Schema {
  const references = [...fields.values()].filter((field) => field.ref !== undefined);
  const labels = references.map(({ name, type }): [string, Schema] => [
    name,
    type === 'references' ? { type: ['array', 'null'], items: nullableText } : nullableText,
  ]);
  return {
    _labels: {
      type: 'object',
      description:
        'What the records that references point to are called; null where the caller may not see it.',
      properties: Object.fromEntries(labels),
    },
    ...(fieldsWithFiles([...fields.values()]).length > 0 && { _files: schemaRef('Files') }),
    _limits: schemaRef('Limits'),
  };
}
