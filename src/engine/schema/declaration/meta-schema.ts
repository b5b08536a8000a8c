import { levels } from '../contract/app';
import { fieldTypes } from '../model/field-type';
import { iconNames } from '../model/icon-name';
import { reservedNames, reservedSuffix } from '../query/operators';
import { propertyMetaSchema, words } from './property-meta-schema';
import { camelCaseName, condition, fieldName, rules, textOf } from './rule-meta-schemas';

const fieldNames = {
  type: 'array',
  items: fieldName,
  minItems: 1,
  uniqueItems: true,
} as const;
const states = { type: ['string', 'boolean'] } as const;
const effect = {
  oneOf: [
    { type: ['string', 'number', 'boolean', 'null'] },
    {
      type: 'object',
      properties: { from: { enum: ['now', 'actor'] } },
      required: ['from'],
      additionalProperties: false,
    },
  ],
} as const;

const entityName = {
  ...textOf(
    'a lower-case kebab-case name of at most 40 characters',
    'training-plan',
    '^[a-z][a-z0-9]*(-[a-z0-9]+)*$',
  ),
  maxLength: 40,
} as const;
const pathSegment = textOf('a word in lower case', 'list', '^[a-z]+$');

/** The meta-schema of the files in `schemas/`. */
export const entityMetaSchema = {
  $id: 'entity-declaration',
  title: `An entity. Kinds of field: ${fieldTypes.join(', ')}.`,
  type: 'object',
  properties: {
    $id: entityName,
    'x-was': { type: 'array', items: entityName, minItems: 1, uniqueItems: true },
    title: words,
    description: words,
    type: { const: 'object' },
    properties: {
      type: 'object',
      minProperties: 1,
      maxProperties: 200,
      propertyNames: {
        allOf: [fieldName, { not: { pattern: reservedSuffix.source } }, { not: { enum: reservedNames } }],
      },
      additionalProperties: propertyMetaSchema,
    },
    required: { type: 'array', items: fieldName, uniqueItems: true },
    additionalProperties: { const: false },
    'x-title-plural': words,
    'x-plural': textOf('a lower-case kebab-case name', 'training-plans', '^[a-z][a-z0-9-]*$'),
    'x-paths': {
      type: 'object',
      properties: {
        list: pathSegment,
        create: pathSegment,
      },
      additionalProperties: false,
    },
    'x-permission': textOf('module and entity, with a colon between', 'biz:book', '^[a-z]\\w*:[a-z][\\w-]*$'),
    'x-label': fieldName,
    'x-public-label': fieldName,
    'x-page-title': fieldNames,
    'x-icon': { enum: iconNames },
    'x-scope': {
      oneOf: [
        { enum: ['everyone', 'everyone-reads'] },
        {
          type: 'object',
          properties: Object.fromEntries(levels.map(({ name }) => [name, fieldName])),
          minProperties: 1,
          additionalProperties: false,
        },
      ],
    },
    'x-adds-below': {
      type: 'object',
      properties: { setting: fieldName, same: fieldNames, once: fieldNames },
      required: ['setting', 'same'],
      additionalProperties: false,
    },
    'x-groups': {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        properties: {
          name: camelCaseName,
          title: words,
          fields: fieldNames,
        },
        required: ['name', 'title', 'fields'],
        additionalProperties: false,
      },
    },
    'x-list': fieldNames,
    'x-sort': textOf(
      'the name of a property, with a leading - for the descending order',
      '-sold_at',
      '^-?[a-z][a-z0-9_]*$',
    ),
    'x-big': { const: true },
    'x-indexes': { type: 'array', items: fieldNames },
    'x-rules': rules,
    'x-singleton': fieldNames,
    'x-unique-together': {
      type: 'array',
      items: {
        type: ['array', 'object'],
        items: fieldName,
        minItems: 2,
        uniqueItems: true,
        properties: { fields: fieldNames, where: condition },
        required: ['fields', 'where'],
        additionalProperties: false,
      },
    },
    'x-workflow': {
      type: 'object',
      additionalProperties: {
        type: 'object',
        propertyNames: camelCaseName,
        additionalProperties: {
          type: 'object',
          properties: {
            title: words,
            from: { type: 'array', items: states, minItems: 1 },
            to: states,
            require: fieldNames,
            common: fieldNames,
            input: fieldNames,
            guard: condition,
            notBy: fieldName,
            before: fieldName,
            set: {
              type: 'object',
              minProperties: 1,
              propertyNames: fieldName,
              additionalProperties: effect,
            },
            auto: {
              type: 'object',
              properties: { field: fieldName, minutes: { type: 'integer', minimum: 0, maximum: 5_256_000 } },
              required: ['field'],
              additionalProperties: false,
            },
            manual: { const: false },
            danger: { type: 'boolean' },
            consequence: words,
          },
          required: ['title', 'from', 'to'],
          additionalProperties: false,
        },
      },
    },
    'x-locks': {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        properties: {
          when: condition,
          fields: { ...fieldNames, minItems: 0 },
          except: fieldNames,
          delete: { const: false },
        },
        required: ['when'],
        additionalProperties: false,
      },
    },
    'x-tree': fieldName,
    'x-history': { const: false },
    'x-rollups': {
      type: 'object',
      propertyNames: camelCaseName,
      additionalProperties: {
        type: 'object',
        properties: {
          day: fieldName,
          by: fieldNames,
          sum: fieldNames,
          count: fieldNames,
          distinct: fieldNames,
          across: { const: true },
        },
        additionalProperties: false,
      },
    },
    'x-operations': {
      type: 'array',
      items: { enum: ['create', 'update', 'delete', 'import', 'export'] },
      uniqueItems: true,
    },
  },
  required: ['$id', 'title', 'type', 'properties', 'additionalProperties'],
  additionalProperties: false,
} as const;
