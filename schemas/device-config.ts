import { defineEntity } from '../src/engine/schema/declaration/define-entity';
import { deviceTypes } from './parts/device-types';
import { ownPartnerCode } from './parts/scope';
import { lock, reportLanguages, userAddConstraint, zone } from './parts/settings';

export default defineEntity({
  $id: 'device-config',
  title: 'Device settings',
  'x-title-plural': 'Device settings',
  description: 'How the devices of one type work for one partner.',
  type: 'object',
  'x-icon': 'setting',
  'x-label': 'dev_type',
  'x-scope': { partner: 'pcode' },
  'x-singleton': ['pcode', 'dev_type'],
  'x-operations': ['create', 'update'],
  'x-groups': [
    {
      name: 'device',
      title: 'Devices',
      fields: ['pcode', 'dev_type', 'zone', 'lock', 'user_add_constraint'],
    },
    {
      name: 'screen',
      title: 'Screen',
      fields: ['show_images', 'scrolling_images', 'sleep_minutes', 'volume'],
    },
    { name: 'reports', title: 'Reports', fields: ['report_languages', 'show_trademark', 'advanced'] },
  ],
  properties: {
    pcode: { ...ownPartnerCode, 'x-search': true },
    dev_type: deviceTypes,
    zone,
    lock: { ...lock, description: 'What a device of this type is bound to.' },
    user_add_constraint: userAddConstraint,
    show_images: { type: 'boolean', title: 'Scrolling images', default: false },
    scrolling_images: {
      type: 'array',
      title: 'Images',
      description: 'Shown one after the other while nobody measures; 1 to 5.',
      items: { type: 'string', format: 'image' },
      minItems: 1,
      maxItems: 5,
      'x-when': { show_images: true },
      'x-required-when': { show_images: true },
    },
    sleep_minutes: {
      type: 'integer',
      title: 'Sleeps after',
      minimum: 1,
      maximum: 240,
      default: 15,
      'x-unit': 'min',
    },
    volume: { type: 'integer', title: 'Volume', minimum: 0, maximum: 100, default: 60, 'x-unit': '%' },
    report_languages: reportLanguages,
    show_trademark: { type: 'boolean', title: 'Show trademark', default: true },
    advanced: {
      type: 'string',
      format: 'file',
      title: 'Advanced settings',
      description: 'A JSON file that the device reads when it starts.',
      'x-accept': ['json'],
    },
  },
  required: [
    'pcode',
    'dev_type',
    'zone',
    'lock',
    'user_add_constraint',
    'show_images',
    'sleep_minutes',
    'volume',
    'report_languages',
    'show_trademark',
  ],
  additionalProperties: false,
});
