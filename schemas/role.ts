import { defineEntity } from '../src/entity/define-entity';

export default defineEntity({
  $id: 'role',
  title: 'Role',
  description: 'What its holders may see and do.',
  type: 'object',
  'x-permission': 'sys:role',
  'x-icon': 'safety',
  'x-list': ['name', 'code', 'sort', 'status', 'summary', 'update_time'],
  'x-sort': 'sort',
  properties: {
    name: { type: 'string', title: 'Name', maxLength: 60, 'x-search': true },
    code: {
      type: 'string',
      title: 'Code',
      pattern: '^[A-Z][A-Z0-9_]{1,30}$',
      'x-unique': true,
      'x-search': true,
    },
    sort: {
      type: 'integer',
      title: 'Order',
      minimum: 0,
      maximum: 9999,
      default: 0,
    },
    status: {
      type: 'string',
      title: 'Status',
      enum: ['enabled', 'disabled'],
      default: 'enabled',
      'x-enum': {
        enabled: { title: 'Enabled', color: 'green' },
        disabled: { title: 'Disabled', color: 'grey' },
      },
    },
    summary: {
      type: 'string',
      format: 'multiline',
      title: 'Summary',
      maxLength: 500,
    },
    menus: {
      type: 'array',
      items: { type: 'integer' },
      title: 'Menus and buttons',
      'x-ref': 'menu',
      default: [],
    },
  },
  required: ['name', 'code', 'sort', 'status', 'menus'],
  additionalProperties: false,
});
