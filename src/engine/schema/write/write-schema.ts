import { type Entity, type Field, inputFields, isRequiredInCreate } from '../model/entity';
import type { PropertySchema } from '../model/entity-schema';

/** A plain JSON Schema (2020-12) of an object. */
export interface ObjectSchema {
  $id: string;
  type: 'object';
  properties: Record<string, PropertySchema>;
  required: string[];
  additionalProperties: false;
}

/** The schema of a create, and of a whole record after an update, without conditions and rules. */
export function createSchema(entity: Entity): ObjectSchema {
  const fields = inputFields(entity);
  return {
    $id: `${entity.name}/create`,
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, inputProperty(field)])),
    required: fields.filter(isRequiredInCreate).map((field) => field.name),
    additionalProperties: false,
  };
}

/** The body of an update: any fields of a create, and the version that they are based on. */
export function updateSchema(entity: Entity): ObjectSchema {
  return {
    $id: `${entity.name}/update`,
    type: 'object',
    properties: {
      ...Object.fromEntries(inputFields(entity).map((field) => [field.name, inputProperty(field)])),
      version: { type: 'integer', minimum: 1 },
    },
    required: ['version'],
    additionalProperties: false,
  };
}

/** A record in a response. */
export function rowSchema(entity: Entity): ObjectSchema {
  const fields = [...entity.fields.values()].filter((field) => !field.secret);
  return {
    $id: `${entity.name}/row`,
    type: 'object',
    properties: Object.fromEntries(
      fields.map((field) => [field.name, field.required ? field.property : nullable(field.property)]),
    ),
    required: [],
    additionalProperties: false,
  };
}

function inputProperty(field: Field): PropertySchema {
  return field.required ? field.property : nullable(field.property);
}

function nullable(property: PropertySchema): PropertySchema {
  if (property.type === undefined) return property;
  const types = Array.isArray(property.type) ? property.type : [property.type];
  return {
    ...property,
    type: [...types, 'null'],
    ...(property.enum && { enum: [...property.enum, null] }),
  } as PropertySchema;
}
