import { defineEntity } from '../src/engine/schema/declaration/define-entity';
import { partnerOfStore } from './parts/scope';

export default defineEntity({
  $id: 'message',
  title: 'Power-on message',
  description: 'Sent by a device each time it is switched on.',
  type: 'object',
  'x-icon': 'mail',
  'x-label': 'device',
  'x-page-title': ['device', 'power_on_time'],
  'x-scope': { partner: 'pcode', store: 'store' },
  'x-sort': '-power_on_time',
  'x-big': true,
  'x-history': false,
  'x-operations': ['export'],
  'x-list': ['device', 'store', 'power_on_time', 'soft_v', 'address'],
  'x-unique-together': [['device', 'power_on_time']],
  'x-indexes': [['power_on_time']],
  'x-rollups': {
    daily: { day: 'power_on_time', by: ['device'] },
    dailyByStore: { day: 'power_on_time', across: true },
  },
  properties: {
    device: { type: 'integer', title: 'Device', 'x-ref': 'device' },
    store: { type: 'integer', title: 'Store', 'x-ref': 'store' },
    pcode: partnerOfStore,
    power_on_time: { type: 'string', format: 'date-time', title: 'Switched on' },
    soft_v: { type: 'string', title: 'Software version', maxLength: 20 },
    address: { type: 'string', title: 'Address', maxLength: 200, 'x-search': true },
  },
  required: ['device', 'power_on_time'],
  additionalProperties: false,
});
