import { defineEntity } from '../../src/engine/schema/declaration/define-entity';

/** A partner has one record for each kind of device. */
export const settingsSchema = defineEntity({
  $id: 'specimen-settings',
  title: 'Specimen settings',
  'x-title-plural': 'Specimen settings',
  'x-plural': 'specimen-settings',
  type: 'object',
  'x-scope': { partner: 'pcode' },
  'x-singleton': ['pcode', 'kind'],
  'x-label': 'pcode',
  properties: {
    pcode: { type: 'string', title: 'Partner code', pattern: '^[A-Z0-9]{2,12}$' },
    kind: { type: 'string', title: 'Kind', enum: ['x5', 'fmp'] },
    volume: { type: 'integer', title: 'Volume', minimum: 0, maximum: 10, default: 4 },
    greeting: { type: 'string', title: 'Greeting', maxLength: 40 },
  },
  required: ['pcode', 'kind', 'volume'],
  additionalProperties: false,
});
