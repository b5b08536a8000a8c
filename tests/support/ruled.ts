import { defineEntity } from '../../src/engine/schema/declaration/define-entity';

/** Conditions and rules of every kind in one entity. */
export const ruledSchema = defineEntity({
  $id: 'ruled',
  title: 'Ruled',
  type: 'object',
  'x-scope': 'everyone',
  'x-rules': {
    startBeforeEnd: { order: ['starts_at', '<', 'ends_at'] },
    daysInOrder: { order: ['first_day', '<=', 'last_day'] },
    sizesInOrder: { order: ['size_from', '<=', 'size_to'] },
    reachable: { any: ['phone', 'email', 'tags'] },
    wholeWeight: { total: 'parts.weight', equals: 100 },
    ownParts: { distinct: 'parts', by: ['side', 'label'] },
    ownTiers: { disjoint: 'tiers', from: 'from', to: 'to' },
    ownDays: { disjoint: 'seasons', from: 'from', to: 'to' },
  },
  properties: {
    name: { type: 'string', maxLength: 40 },
    code: { type: 'string', maxLength: 40 },
    starts_at: { type: 'string', format: 'date-time' },
    ends_at: { type: 'string', format: 'date-time' },
    first_day: { type: 'string', format: 'date' },
    last_day: { type: 'string', format: 'date' },
    size_from: { type: 'integer', minimum: 1, maximum: 60, default: 20 },
    size_to: { type: 'integer', minimum: 1, maximum: 70 },
    phone: { type: 'string', format: 'phone' },
    email: { type: 'string', format: 'email' },
    tags: { type: 'array', items: { type: 'string', maxLength: 20 }, maxItems: 5 },
    step: { type: 'number', multipleOf: 0.01, minimum: 0, maximum: 1000 },
    kind: { type: 'string', enum: ['plain', 'fancy', 'odd'], default: 'plain' },
    fancy_word: {
      type: 'string',
      maxLength: 20,
      'x-when': { kind: 'fancy' },
      'x-required-when': { kind: 'fancy' },
    },
    odd_number: { type: 'integer', minimum: 0, maximum: 9, default: 3, 'x-when': { kind: { not: 'plain' } } },
    why: {
      type: 'string',
      maxLength: 40,
      'x-when': [{ kind: 'odd' }, { odd_number: { from: 5, to: 9 } }],
      'x-required-when': { odd_number: { set: true }, kind: ['odd', 'fancy'] },
    },
    parts: {
      type: 'array',
      minItems: 2,
      maxItems: 6,
      items: {
        type: 'object',
        properties: {
          side: { type: 'string', enum: ['a', 'b'] },
          label: { type: 'string', maxLength: 20 },
          weight: { type: 'integer', minimum: 0, maximum: 100 },
        },
        required: ['side', 'weight'],
      },
    },
    tiers: {
      type: 'array',
      maxItems: 4,
      items: {
        type: 'object',
        'x-rules': { upwards: { order: ['from', '<=', 'to'] } },
        properties: {
          from: { type: 'number', minimum: 0, maximum: 1000 },
          to: { type: 'number', minimum: 0, maximum: 1000 },
        },
        required: ['from'],
      },
    },
    seasons: {
      type: 'array',
      maxItems: 4,
      items: {
        type: 'object',
        properties: { from: { type: 'string', format: 'date' }, to: { type: 'string', format: 'date' } },
        required: ['from', 'to'],
      },
    },
    details: {
      type: 'object',
      'x-variants': {
        by: 'kind',
        without: ['plain'],
        schemas: {
          fancy: {
            properties: {
              word: { type: 'string', maxLength: 20 },
              rows: {
                type: 'array',
                maxItems: 3,
                items: {
                  type: 'object',
                  properties: { at: { type: 'integer', minimum: 0 }, value: { type: 'number' } },
                  required: ['at'],
                },
              },
              size: { type: 'integer', minimum: 1, maximum: 9, default: 2 },
            },
            required: ['word'],
          },
          odd: {
            properties: {
              word: { type: 'string', maxLength: 20 },
              numbers: { type: 'array', items: { type: 'integer' }, minItems: 1, maxItems: 5 },
            },
            required: ['numbers'],
          },
        },
      },
    },
    box: {
      type: 'object',
      'x-rules': { boxInOrder: { order: ['low', '<', 'high'] } },
      properties: {
        low: { type: 'integer', minimum: 0, maximum: 50 },
        high: { type: 'integer', minimum: 0, maximum: 50 },
      },
    },
  },
  required: ['name', 'kind'],
  additionalProperties: false,
});
