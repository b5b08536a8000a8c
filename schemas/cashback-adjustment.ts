import { defineEntity } from '../src/engine/schema/declaration/define-entity';

export default defineEntity({
  $id: 'cashback-adjustment',
  title: 'Cashback adjustment',
  description: 'Added to the number that one store has reached in one cycle of a policy.',
  type: 'object',
  'x-icon': 'gift',
  'x-label': 'reason',
  'x-scope': { partner: 'pcode', store: 'store' },
  'x-list': ['policy', 'store', 'cycle', 'number', 'reason', 'update_time'],
  'x-unique-together': [['policy', 'store', 'cycle']],
  properties: {
    policy: { type: 'integer', title: 'Policy', 'x-ref': 'policy' },
    pcode: { type: 'string', title: 'Partner code', 'x-inherit': 'policy.pcode' },
    store: {
      type: 'integer',
      title: 'Store',
      'x-ref': 'store',
      'x-ref-where': { pcode: { field: 'pcode' } },
    },
    cycle: {
      type: 'integer',
      title: 'Cycle',
      description: 'Counted from 1, the cycle that begins with the policy.',
      minimum: 1,
      maximum: 1_000_000,
    },
    number: {
      type: 'integer',
      title: 'Adjustment',
      description: 'Below zero to take testers or reports away.',
      minimum: -100_000,
      maximum: 100_000,
    },
    reason: { type: 'string', title: 'Reason', maxLength: 300, 'x-search': true },
  },
  required: ['policy', 'store', 'cycle', 'number', 'reason'],
  additionalProperties: false,
});
