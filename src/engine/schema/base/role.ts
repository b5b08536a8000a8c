import { reaches } from '../contract/app';
import { defineEntity } from '../declaration/define-entity';
import type { EnumLabel } from '../model/entity-schema';

/** Roles, as every application has them. `labels`: how each level of the application is shown as a reach. */
export const roleWith = (labels: Readonly<Record<string, EnumLabel>>) =>
  defineEntity({
    $id: 'role',
    title: 'Role',
    description: 'What its holders may see and do.',
    type: 'object',
    'x-permission': 'sys:role',
    'x-icon': 'safety',
    'x-scope': 'everyone-reads',
    'x-list': ['name', 'code', 'scope', 'sort', 'status', 'summary', 'update_time'],
    'x-sort': 'sort',
    'x-groups': [
      { name: 'role', title: 'Role', fields: ['name', 'code', 'sort', 'status', 'summary'] },
      { name: 'rows', title: 'Which records', fields: ['scope'] },
      { name: 'grants', title: 'Pages and buttons', fields: ['menus'] },
      { name: 'fields', title: 'Fields kept back', fields: ['field_rules'] },
    ],
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
      scope: {
        type: 'string',
        title: 'Rows',
        description: 'Never more than the kind of account may see; of several roles the widest counts.',
        enum: reaches,
        default: 'all',
        'x-enum': {
          all: { title: 'All', color: 'blue' },
          ...labels,
        },
      },
      field_rules: {
        type: 'object',
        title: 'Field rules',
        format: 'json',
        description: 'By entity: fields that holders do not see, and fields that they do not change.',
        additionalProperties: {
          type: 'object',
          properties: {
            hidden: { type: 'array', items: { type: 'string' }, uniqueItems: true, maxItems: 200 },
            readonly: { type: 'array', items: { type: 'string' }, uniqueItems: true, maxItems: 200 },
          },
          additionalProperties: false,
        },
      },
    },
    required: ['name', 'code', 'sort', 'status', 'menus', 'scope'],
    additionalProperties: false,
  });
