import { type Entity, type Field, givenFields, mustBeGiven } from '../model/entity';
import type { Condition, PropertySchema } from '../model/entity-schema';
import { demandingValues } from './condition';

/** A plain JSON Schema (2020-12) of an object. */
export interface ObjectSchema {
  $id: string;
  type: 'object';
  properties: Record<string, PropertySchema>;
  required: string[];
  additionalProperties: false;
  allOf?: PropertySchema[];
}

/** What a create accepts, and what a whole record must satisfy after an update. */
export function createSchema(entity: Entity): ObjectSchema {
  const fields = givenFields(entity);
  const conditional = fields.flatMap((field) =>
    field.condition ? conditionRules(field, field.condition) : [],
  );
  return {
    $id: `${entity.name}/create`,
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, givenProperty(field)])),
    required: fields.filter(mustBeGiven).map((field) => field.name),
    additionalProperties: false,
    ...(conditional.length > 0 && { allOf: conditional }),
  };
}

/** What the body of an update accepts: any fields of a create, and the version they were based on. */
export function updateSchema(entity: Entity): ObjectSchema {
  return {
    $id: `${entity.name}/update`,
    type: 'object',
    properties: {
      ...Object.fromEntries(givenFields(entity).map((field) => [field.name, givenProperty(field)])),
      version: { type: 'integer', minimum: 1 },
    },
    required: ['version'],
    additionalProperties: false,
  };
}

/** A record as it is answered. */
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

function givenProperty(field: Field): PropertySchema {
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

function conditionRules(field: Field, condition: Condition): PropertySchema[] {
  const holds = (values: Condition['in']) => ({
    properties: { [condition.field]: { enum: values } },
    required: [condition.field],
  });
  const present = {
    required: [field.name],
    properties: { [field.name]: { not: { const: null } } },
  };
  const demanding = demandingValues(condition);
  return [
    { if: holds(condition.in), else: { properties: { [field.name]: { enum: [null] } } } },
    ...(demanding.length > 0 ? [{ if: holds(demanding), then: present }] : []),
  ] as PropertySchema[];
}
