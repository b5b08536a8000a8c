import { levels } from '../contract/app';
import { fileKinds } from '../contract/file-kind';
import { knownFormats } from '../model/field-type';
import { condition, fieldName, fieldPath, names, rules, scalars, textOf } from './rule-meta-schemas';

export const words = { ...textOf('words that are not blank', 'Training plan', '\\S'), minLength: 1 } as const;
const perms = {
  type: 'array',
  items: textOf(
    'a permission of module, entity and action, with colons between',
    'biz:book:secret',
    '^[a-z]\\w*(:[a-zA-Z]\\w*){2}$',
  ),
  minItems: 1,
} as const;
const colors = ['default', 'blue', 'green', 'gold', 'orange', 'red', 'purple', 'cyan', 'grey'] as const;

function shaped<const Properties extends Readonly<Record<string, object>>>(properties: Properties) {
  return {
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  } as const;
}

/** Words, or the name of the property that holds them. */
const orField = { ...words, ...shaped({ field: fieldName }), type: ['string', 'object'] } as const;

/** What `x-default` can name: see `DefaultSource`. */
const sources = ['now', 'actor', ...levels.map(({ field }) => `actor.${field}`)];

/** The keywords of a property, nested or not: those of JSON Schema that we can store and show, and ours. */
export const propertyMetaSchema = {
  $id: 'property-declaration',
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
    pattern: { type: 'string' },
    minimum: { type: 'number' },
    maximum: { type: 'number' },
    exclusiveMinimum: { type: 'number' },
    exclusiveMaximum: { type: 'number' },
    multipleOf: { type: 'number', exclusiveMinimum: 0 },
    minItems: { type: 'integer', minimum: 0 },
    maxItems: { type: 'integer', minimum: 1 },
    uniqueItems: { type: 'boolean' },
    items: { $ref: '#' },
    properties: { type: 'object', additionalProperties: { $ref: '#' } },
    required: { type: 'array', items: { type: 'string' } },
    additionalProperties: { type: ['boolean', 'object'] },
    'x-ref': textOf('the name of an entity', 'training-plan', '^[a-z][a-z0-9-]*$'),
    'x-ref-where': {
      type: 'object',
      minProperties: 1,
      propertyNames: fieldName,
      additionalProperties: {
        type: ['string', 'number', 'boolean', 'array', 'object'],
        ...scalars,
        properties: { field: fieldName },
        required: ['field'],
        additionalProperties: false,
      },
    },
    'x-was': names,
    'x-enum': {
      type: 'object',
      additionalProperties: {
        type: 'object',
        properties: {
          title: words,
          one: words,
          color: { enum: colors },
          was: { type: 'array', items: { type: 'string', minLength: 1 }, minItems: 1, uniqueItems: true },
        },
        required: ['title'],
        additionalProperties: false,
      },
    },
    'x-localized': { const: true },
    'x-names': { enum: ['region', 'currency', 'language', 'timeZone'] },
    'x-count': {
      type: 'object',
      properties: {
        entity: words,
        by: fieldName,
        sum: fieldName,
        distinct: fieldName,
        at: fieldName,
        within: { enum: ['day', 'week', 'month'] },
      },
      required: ['entity', 'by'],
      dependentRequired: { within: ['at'], at: ['within'] },
      additionalProperties: false,
    },
    'x-inherit': textOf(
      'a reference of this entity and a field of what it points to, with a dot between',
      'author.country',
      '^[a-z][a-z0-9_]*\\.[a-z][a-z0-9_]*$',
    ),
    'x-given': fieldName,
    'x-default': {
      ...shaped({
        from: textOf(
          'the way to a field through a reference, with dots between',
          'commodity.price',
          '^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*){1,2}$',
        ),
      }),
      ...textOf(
        `${sources.map((source) => `"${source}"`).join(', ')}, or an object with "from"`,
        'now',
        `^(${sources.join('|').replaceAll('.', '\\.')})$`,
      ),
      type: ['string', 'object'],
    },
    'x-sequence': {
      type: 'object',
      properties: {
        format: {
          ...textOf(
            'text with one number of 1 to 12 digits such as {00000} and before it at most one of {YYYY}, {YYYYMM}, {YYYYMMDD}',
            'SO-{YYYYMM}-{00000}',
            '^[^{}]*(\\{YYYY(MM(DD)?)?\\}[^{}]*)?\\{0{1,12}\\}[^{}]*$',
          ),
          maxLength: 60,
        },
        per: { type: 'array', items: fieldName, minItems: 1, uniqueItems: true },
      },
      required: ['format'],
      additionalProperties: false,
    },
    'x-computed': {
      oneOf: [
        shaped({ sum: fieldPath }),
        shaped({ mean: fieldPath, weight: fieldPath }),
        shaped({ product: { type: 'array', items: fieldName, minItems: 2, maxItems: 4, uniqueItems: true } }),
        shaped({ age: fieldName }),
        shaped({
          text: {
            ...textOf(
              'text with names of properties in braces',
              '/r/{report_number}',
              '\\{[a-z][a-z0-9_]*\\}',
            ),
            maxLength: 200,
          },
        }),
      ],
    },
    'x-unique': { enum: [true, false, 'ignoring-case'] },
    'x-search': { enum: [true, false, 'part'] },
    'x-exists': {
      type: 'object',
      properties: {
        entity: words,
        by: fieldName,
        where: {
          type: 'object',
          propertyNames: fieldName,
          additionalProperties: { type: ['string', 'boolean'] },
        },
      },
      required: ['entity', 'by'],
      additionalProperties: false,
    },
    'x-when': condition,
    'x-required-when': condition,
    'x-variants': {
      type: 'object',
      properties: {
        by: fieldName,
        schemas: {
          type: 'object',
          minProperties: 1,
          additionalProperties: {
            type: 'object',
            properties: {
              properties: { type: 'object', minProperties: 1, additionalProperties: { $ref: '#' } },
              required: { type: 'array', items: { type: 'string' }, uniqueItems: true },
            },
            required: ['properties'],
            additionalProperties: false,
          },
        },
        without: { type: 'array', items: { type: 'string', minLength: 1 }, minItems: 1, uniqueItems: true },
      },
      required: ['by', 'schemas'],
      additionalProperties: false,
    },
    'x-rules': rules,
    'x-read': perms,
    'x-write': perms,
    'x-total': { type: 'boolean' },
    'x-unit': orField,
    'x-currency': orField,
    'x-accept': { type: 'array', items: { enum: fileKinds }, minItems: 1, uniqueItems: true },
    'x-placeholder': words,
    'x-empty': words,
  },
  required: ['type'],
  additionalProperties: false,
} as const;
