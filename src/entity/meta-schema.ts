import { fieldTypes, knownFormats } from './field-type';
import { reservedNames, reservedSuffix } from './list-query';

const words = { type: 'string', minLength: 1, pattern: '\\S' } as const;
const fieldName = {
  type: 'string',
  pattern: '^[a-z][a-z0-9_]*$',
  maxLength: 50,
} as const;
const fieldNames = {
  type: 'array',
  items: fieldName,
  minItems: 1,
  uniqueItems: true,
} as const;
const perms = {
  type: 'array',
  items: { type: 'string', pattern: '^[a-z]\\w*(:[a-zA-Z]\\w*){2}$' },
  minItems: 1,
} as const;
const states = { type: ['string', 'boolean'] } as const;
const colors = ['default', 'blue', 'green', 'gold', 'orange', 'red', 'purple', 'cyan', 'grey'] as const;

/** What a property may say: the keywords of JSON Schema that we can also store and show, and ours. */
export const propertyMetaSchema = {
  type: 'object',
  properties: {
    type: {
      enum: ['string', 'integer', 'number', 'boolean', 'array', 'object'],
    },
    title: words,
    description: words,
    enum: {
      type: 'array',
      items: { type: 'string', minLength: 1 },
      minItems: 1,
      uniqueItems: true,
    },
    format: { enum: knownFormats },
    default: true,
    examples: { type: 'array' },
    readOnly: { type: 'boolean' },
    writeOnly: { type: 'boolean' },
    minLength: { type: 'integer', minimum: 0 },
    maxLength: { type: 'integer', minimum: 1, maximum: 1_000_000 },
    pattern: { type: 'string', format: 'regex' },
    minimum: { type: 'number' },
    maximum: { type: 'number' },
    exclusiveMinimum: { type: 'number' },
    exclusiveMaximum: { type: 'number' },
    multipleOf: { type: 'number', exclusiveMinimum: 0 },
    minItems: { type: 'integer', minimum: 0 },
    maxItems: { type: 'integer', minimum: 1 },
    uniqueItems: { type: 'boolean' },
    items: { type: 'object' },
    properties: { type: 'object' },
    required: { type: 'array', items: { type: 'string' } },
    additionalProperties: { type: ['boolean', 'object'] },
    'x-ref': { type: 'string', pattern: '^[a-z][a-z0-9-]*$' },
    'x-enum': {
      type: 'object',
      additionalProperties: {
        type: 'object',
        properties: { title: words, color: { enum: colors } },
        required: ['title'],
        additionalProperties: false,
      },
    },
    'x-names': { enum: ['region'] },
    'x-count': {
      type: 'object',
      properties: {
        entity: words,
        by: fieldName,
        at: fieldName,
        within: { enum: ['day', 'week', 'month'] },
      },
      required: ['entity', 'by'],
      dependentRequired: { within: ['at'], at: ['within'] },
      additionalProperties: false,
    },
    'x-inherit': {
      type: 'string',
      pattern: '^[a-z][a-z0-9_]*\\.[a-z][a-z0-9_]*$',
    },
    'x-given': fieldName,
    'x-unique': { enum: [true, false, 'ignoring-case'] },
    'x-search': { type: 'boolean' },
    'x-when': {
      type: 'object',
      properties: {
        field: fieldName,
        in: {
          type: 'array',
          items: { type: ['string', 'number', 'boolean'] },
          minItems: 1,
        },
        required: {
          type: ['boolean', 'array'],
          items: { type: ['string', 'number', 'boolean'] },
          minItems: 1,
        },
      },
      required: ['field', 'in'],
      additionalProperties: false,
    },
    'x-read': perms,
    'x-write': perms,
    'x-unit': words,
    'x-placeholder': words,
  },
  required: ['type'],
  additionalProperties: false,
} as const;

/** What a file in `schemas/` may say. */
export const entityMetaSchema = {
  $id: 'footwork-entity',
  title: `An entity. Kinds of field: ${fieldTypes.join(', ')}.`,
  type: 'object',
  properties: {
    $id: {
      type: 'string',
      pattern: '^[a-z][a-z0-9]*(-[a-z0-9]+)*$',
      maxLength: 40,
    },
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
    'x-plural': { type: 'string', pattern: '^[a-z][a-z0-9-]*$' },
    'x-paths': {
      type: 'object',
      properties: {
        list: { type: 'string', pattern: '^[a-z]+$' },
        create: { type: 'string', pattern: '^[a-z]+$' },
      },
      additionalProperties: false,
    },
    'x-permission': { type: 'string', pattern: '^[a-z]\\w*:[a-z][\\w-]*$' },
    'x-label': fieldName,
    'x-icon': { type: 'string', pattern: '^[a-z][a-z0-9-]*$' },
    'x-scope': {
      oneOf: [
        { const: 'everyone' },
        {
          type: 'object',
          properties: { partner: fieldName, store: fieldName },
          minProperties: 1,
          additionalProperties: false,
        },
      ],
    },
    'x-store-adds': {
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
          name: { type: 'string', pattern: '^[a-z][a-zA-Z0-9]*$' },
          title: words,
          fields: fieldNames,
        },
        required: ['name', 'title', 'fields'],
        additionalProperties: false,
      },
    },
    'x-list': fieldNames,
    'x-sort': { type: 'string', pattern: '^-?[a-z][a-z0-9_]*$' },
    'x-indexes': { type: 'array', items: fieldNames },
    'x-unique-together': {
      type: 'array',
      items: { ...fieldNames, minItems: 2 },
    },
    'x-workflow': {
      type: 'object',
      additionalProperties: {
        type: 'object',
        propertyNames: { pattern: '^[a-z][a-zA-Z0-9]*$' },
        additionalProperties: {
          type: 'object',
          properties: {
            title: words,
            from: { type: 'array', items: states, minItems: 1 },
            to: states,
            require: fieldNames,
            danger: { type: 'boolean' },
          },
          required: ['title', 'from', 'to'],
          additionalProperties: false,
        },
      },
    },
    'x-tree': fieldName,
    'x-operations': {
      type: 'array',
      items: { enum: ['create', 'update', 'delete', 'import', 'export'] },
      uniqueItems: true,
    },
  },
  required: ['$id', 'title', 'type', 'properties', 'additionalProperties'],
  additionalProperties: false,
} as const;
