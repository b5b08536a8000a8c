import { defineEntity } from '../src/engine/schema/declaration/define-entity';
import { address, contact, phone } from './parts/contact';

export default defineEntity({
  $id: 'merchant',
  title: 'Merchant',
  description: 'A business that runs one or more stores for a partner.',
  type: 'object',
  'x-icon': 'team',
  'x-scope': { partner: 'pcode' },
  'x-list': ['name', 'contact', 'phone', 'account', 'pcode', 'status', 'store_count', 'create_time'],
  properties: {
    name: { type: 'string', title: 'Name', maxLength: 80, 'x-search': true },
    contact,
    phone,
    account: {
      type: 'string',
      title: 'Login account',
      pattern: '^[A-Za-z0-9._@-]{3,40}$',
      'x-unique': true,
      'x-search': true,
    },
    pcode: {
      type: 'string',
      title: 'Partner code',
      description: 'Ties the merchant and all its stores to a partner.',
      pattern: '^[A-Z0-9]{2,12}$',
      'x-exists': { entity: 'manager', by: 'pcode', where: { utype: '2' } },
    },
    status: {
      type: 'string',
      title: 'Status',
      enum: ['active', 'suspended'],
      default: 'active',
      'x-enum': {
        active: { title: 'Active', color: 'green' },
        suspended: { title: 'Suspended', color: 'grey' },
      },
    },
    address,
    store_count: {
      type: 'integer',
      title: 'Stores',
      'x-count': { entity: 'store', by: 'merchant' },
    },
  },
  required: ['name', 'contact', 'account', 'pcode', 'status'],
  additionalProperties: false,
});
