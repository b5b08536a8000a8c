import { defineEntity } from '../src/engine/schema/declaration/define-entity';
import { currency } from './parts/currency';
import { ownPartnerCode } from './parts/scope';

export default defineEntity({
  $id: 'policy-config',
  title: 'Policy settings',
  'x-title-plural': 'Policy settings',
  description: 'What counts for the policies of one partner, and when they are settled.',
  type: 'object',
  'x-icon': 'setting',
  'x-label': 'pcode',
  'x-scope': { partner: 'pcode' },
  'x-singleton': ['pcode'],
  'x-operations': ['create', 'update'],
  'x-groups': [
    {
      name: 'counting',
      title: 'Counting',
      fields: ['pcode', 'openid_verification', 'daily_increases', 'report_types'],
    },
    { name: 'payment', title: 'Payment', fields: ['ratio', 'currency', 'settle_day'] },
  ],
  properties: {
    pcode: { ...ownPartnerCode, 'x-search': true },
    openid_verification: { type: 'boolean', title: 'Verified testers only', default: false },
    daily_increases: {
      type: 'integer',
      title: 'Counted per day at most',
      description: 'Left empty, all count.',
      'x-empty': 'All count',
      minimum: 1,
      maximum: 10000,
    },
    report_types: {
      type: 'array',
      title: 'Reports that count',
      'x-enum': { posture: { title: 'Posture' }, static: { title: 'Static' }, dynamic: { title: 'Dynamic' } },
      items: { type: 'string', enum: ['posture', 'static', 'dynamic'] },
      minItems: 1,
      maxItems: 3,
      uniqueItems: true,
      default: ['posture', 'static', 'dynamic'],
    },
    ratio: {
      type: 'number',
      format: 'percent',
      title: 'Cashback ratio',
      minimum: 0,
      maximum: 100,
      default: 10,
    },
    currency: { ...currency, default: 'CNY' },
    settle_day: {
      type: 'integer',
      title: 'Day of settlement',
      description: 'Day of the month on which cashback of the month before is settled.',
      minimum: 1,
      maximum: 28,
      default: 5,
    },
  },
  required: ['pcode', 'openid_verification', 'report_types', 'ratio', 'currency', 'settle_day'],
  additionalProperties: false,
});
