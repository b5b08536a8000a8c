import { defineEntity } from '../../src/engine/schema/declaration/define-entity';

/** References inside an object, and inside the objects of a list. */
export const parcelSchema = defineEntity({
  $id: 'specimen-parcel',
  title: 'Parcel',
  type: 'object',
  'x-label': 'label',
  'x-scope': { partner: 'pcode' },
  properties: {
    label: { type: 'string', maxLength: 40 },
    note: { type: 'string', maxLength: 40 },
    pcode: { type: 'string', pattern: '^[A-Z0-9]{2,12}$' },
    sender: {
      type: 'object',
      properties: {
        shop: { type: 'integer', 'x-ref': 'specimen-shop' },
        floor: { type: 'integer', minimum: 0, maximum: 99 },
      },
      required: ['shop'],
      additionalProperties: false,
    },
    pieces: {
      type: 'array',
      minItems: 1,
      maxItems: 4,
      items: {
        type: 'object',
        properties: {
          shop: { type: 'integer', 'x-ref': 'specimen-shop' },
          count: { type: 'integer', minimum: 1, maximum: 99, 'x-total': true },
        },
        required: ['shop', 'count'],
        additionalProperties: false,
      },
    },
  },
  required: ['label', 'pcode', 'pieces'],
  additionalProperties: false,
});
