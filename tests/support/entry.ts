import { defineEntity } from '../../src/engine/schema/declaration/define-entity';

/** Has a unique key that applies to some records only, and references to related records. */
export const entrySchema = defineEntity({
  $id: 'specimen-entry',
  title: 'Entry',
  'x-plural': 'specimen-entries',
  type: 'object',
  'x-scope': { partner: 'pcode' },
  'x-unique-together': [
    { fields: ['pcode', 'number'], where: { kind: ['open', 'paid'], day: { set: true } } },
    { fields: ['shop'], where: { state: 'under_review' } },
  ],
  'x-workflow': {
    state: {
      submit: { title: 'Submit', from: ['none'], to: 'under_review' },
      withdraw: { title: 'Withdraw', from: ['under_review'], to: 'none' },
    },
  },
  properties: {
    name: { type: 'string', maxLength: 40 },
    pcode: { type: 'string', pattern: '^[A-Z0-9]{2,12}$' },
    number: { type: 'integer', minimum: 1, maximum: 99 },
    kind: { type: 'string', enum: ['draft', 'open', 'paid'], default: 'draft' },
    day: { type: 'string', format: 'date' },
    shop: { type: 'integer', 'x-ref': 'specimen-shop' },
    twin: {
      type: 'integer',
      'x-ref': 'specimen',
      'x-ref-where': { shop: { field: 'shop' }, kind: 'plain' },
    },
    others: {
      type: 'array',
      items: { type: 'integer' },
      'x-ref': 'specimen-entry',
      'x-ref-where': { pcode: { field: 'pcode' }, kind: ['draft', 'open'] },
    },
    state: { type: 'string', enum: ['none', 'under_review'], default: 'none' },
  },
  required: ['name', 'pcode', 'kind', 'shop', 'state'],
  additionalProperties: false,
});
