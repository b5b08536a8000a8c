import { defineEntity } from '../src/entity/define-entity';

export default defineEntity({
  $id: 'menu',
  title: 'Menu',
  description: 'An entry of the navigation, or a button whose permission a role can hold.',
  type: 'object',
  'x-permission': 'sys:menu',
  'x-icon': 'menu',
  'x-list': ['name', 'type', 'parent', 'path', 'component', 'perm', 'sort', 'visible'],
  'x-sort': 'sort',
  properties: {
    name: { type: 'string', title: 'Name', maxLength: 80, 'x-search': true },
    type: {
      type: 'string',
      title: 'Type',
      enum: ['directory', 'menu', 'button', 'iframe'],
      'x-enum': {
        directory: { title: 'Directory', color: 'blue' },
        menu: { title: 'Menu', color: 'green' },
        button: { title: 'Button', color: 'gold' },
        iframe: { title: 'Embedded or external page', color: 'purple' },
      },
    },
    parent: { type: 'integer', title: 'Parent', 'x-ref': 'menu' },
    path: {
      type: 'string',
      title: 'Path',
      pattern: '^/?[A-Za-z0-9][A-Za-z0-9/_:-]*$',
      'x-when': {
        field: 'type',
        in: ['directory', 'menu', 'iframe'],
        required: true,
      },
    },
    component: {
      type: 'string',
      title: 'Component',
      pattern: '^[A-Za-z0-9][A-Za-z0-9/_-]*$',
      'x-when': { field: 'type', in: ['directory', 'menu'], required: true },
    },
    redirect: {
      type: 'string',
      title: 'Redirect',
      'x-when': { field: 'type', in: ['directory'] },
    },
    url: {
      type: 'string',
      format: 'uri',
      title: 'Address',
      'x-when': { field: 'type', in: ['iframe'], required: true },
    },
    perm: {
      type: 'string',
      title: 'Permission',
      pattern: '^[a-z]\\w*:[a-z][\\w-]*:\\w+$',
      'x-search': true,
      'x-when': { field: 'type', in: ['button'], required: true },
    },
    icon: { type: 'string', format: 'icon', title: 'Icon' },
    sort: {
      type: 'integer',
      title: 'Order',
      minimum: 0,
      maximum: 9999,
      default: 0,
    },
    visible: { type: 'boolean', title: 'Shown', default: true },
    keep_alive: { type: 'boolean', title: 'Keep alive', default: true },
    always_show: { type: 'boolean', title: 'Always show', default: false },
    params: {
      type: 'object',
      title: 'Parameters',
      additionalProperties: { type: 'string' },
    },
  },
  required: ['name', 'type', 'sort', 'visible', 'keep_alive', 'always_show'],
  additionalProperties: false,
});
