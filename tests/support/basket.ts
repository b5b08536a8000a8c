import { defineEntity } from '../../src/engine/schema/declaration/define-entity';

const currency = { type: 'string', enum: ['CNY', 'EUR'] } as const;

/** The target of references of baskets. */
export const goodSchema = defineEntity({
  $id: 'specimen-good',
  title: 'Good',
  type: 'object',
  'x-label': 'name',
  'x-scope': { partner: 'pcode' },
  properties: {
    name: { type: 'string', maxLength: 40 },
    pcode: { type: 'string', pattern: '^[A-Z0-9]{2,12}$' },
    cost: { type: 'number', format: 'money', minimum: 0, 'x-currency': { field: 'currency' } },
    currency,
    remark: { type: 'string', format: 'multiline', maxLength: 200 },
    weight: { type: 'number', minimum: 0, 'x-unit': 'kg' },
    parts: {
      type: 'array',
      maxItems: 5,
      items: {
        type: 'object',
        properties: {
          name: { type: 'string', maxLength: 40 },
          hint: { type: 'string', maxLength: 40 },
        },
        required: ['name'],
        additionalProperties: false,
      },
    },
  },
  required: ['name', 'pcode', 'currency'],
  additionalProperties: false,
});

/**
 * Copies values in every way: through a reference of the record, also into items, within items, and from the
 * first item.
 */
export const basketSchema = defineEntity({
  $id: 'specimen-basket',
  title: 'Basket',
  type: 'object',
  'x-label': 'label',
  'x-scope': { partner: 'pcode' },
  properties: {
    label: { type: 'string', maxLength: 40, 'x-default': { from: 'gift.name' } },
    pcode: { type: 'string', pattern: '^[A-Z0-9]{2,12}$' },
    gift: { type: 'integer', 'x-ref': 'specimen-good' },
    remark: {
      type: 'string',
      format: 'multiline',
      maxLength: 200,
      'x-default': { from: 'gift.remark' },
    },
    checks: {
      type: 'array',
      maxItems: 5,
      'x-default': { from: 'gift.parts' },
      items: {
        type: 'object',
        properties: { name: { type: 'string', maxLength: 40 }, done: { type: 'boolean' } },
        required: ['name'],
        additionalProperties: false,
      },
    },
    currency: { ...currency, 'x-default': { from: 'lines.good.currency' } },
    lines: {
      type: 'array',
      maxItems: 5,
      items: {
        type: 'object',
        properties: {
          good: { type: 'integer', 'x-ref': 'specimen-good' },
          count: { type: 'integer', minimum: 1, maximum: 99 },
          price: {
            type: 'number',
            format: 'money',
            minimum: 0,
            'x-currency': { field: 'currency' },
            'x-default': { from: 'good.cost' },
          },
          weight: { type: 'number', minimum: 0, 'x-unit': 'kg', 'x-default': { from: 'good.weight' } },
          tag: { type: 'string', maxLength: 40, 'x-default': { from: 'gift.name' } },
          amount: { type: 'number', format: 'money', 'x-computed': { product: ['count', 'price'] } },
        },
        required: ['good', 'count', 'price'],
        additionalProperties: false,
      },
    },
  },
  required: ['label', 'pcode', 'lines', 'currency'],
  additionalProperties: false,
});
