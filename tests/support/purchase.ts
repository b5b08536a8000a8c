import { defineEntity } from '../../src/engine/schema/declaration/define-entity';

/** One field for every way in which the database fills in or computes a value. */
export const purchaseSchema = defineEntity({
  $id: 'specimen-purchase',
  title: 'Purchase',
  type: 'object',
  'x-label': 'number',
  'x-scope': { partner: 'pcode' },
  'x-unique-together': [['pcode', 'partner_number']],
  'x-rules': { dueLater: { order: ['ordered', '<=', 'due'] } },
  properties: {
    number: {
      type: 'string',
      readOnly: true,
      'x-sequence': { format: 'PO-{YYYYMM}-{00000}' },
      'x-unique': true,
      'x-search': true,
    },
    partner_number: {
      type: 'string',
      readOnly: true,
      'x-sequence': { format: '{000}', per: ['pcode'] },
    },
    pcode: { type: 'string', pattern: '^[A-Z0-9]{2,12}$' },
    buyer: { type: 'integer', 'x-ref': 'manager', readOnly: true, 'x-default': 'actor' },
    ordered: { type: 'string', format: 'date-time', 'x-default': 'now' },
    due: { type: 'string', format: 'date-time' },
    kind: { type: 'string', enum: ['plain', 'gift'], default: 'plain' },
    wrapped_on: { type: 'string', format: 'date', 'x-default': 'now', 'x-when': { kind: 'gift' } },
    remark: { type: 'string', maxLength: 100 },
    place: { type: 'string', maxLength: 100 },
    born: { type: 'string', format: 'date' },
    age: { type: 'integer', 'x-computed': { age: 'born' } },
    lines: {
      type: 'array',
      minItems: 1,
      maxItems: 5,
      items: {
        type: 'object',
        properties: {
          quantity: { type: 'integer', minimum: 1, maximum: 99 },
          price: { type: 'number', format: 'money', minimum: 0, maximum: 9999 },
          amount: { type: 'number', format: 'money', 'x-computed': { product: ['quantity', 'price'] } },
          score: { type: 'number', minimum: 0, maximum: 100, multipleOf: 0.5 },
        },
        required: ['quantity', 'price'],
        additionalProperties: false,
      },
    },
    sum_total: { type: 'number', format: 'money', 'x-computed': { sum: 'lines.amount' } },
    mean: { type: 'number', 'x-computed': { mean: 'lines.score', weight: 'lines.quantity' } },
    link: { type: 'string', 'x-computed': { text: '/o/{pcode}/{number}' } },
  },
  required: ['number', 'partner_number', 'pcode', 'ordered', 'kind', 'lines'],
  additionalProperties: false,
});
