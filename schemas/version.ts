import { defineEntity } from '../src/engine/schema/declaration/define-entity';
import { deviceTypes } from './parts/device-types';

export default defineEntity({
  $id: 'version',
  title: 'Version',
  description: 'A software version that devices of one type can update to.',
  type: 'object',
  'x-icon': 'upload',
  'x-label': 'version_number',
  'x-list': ['version_number', 'dev_type', 'update_type', 'front', 'back', 'voice', 'create_time'],
  'x-unique-together': [['version_number', 'dev_type']],
  'x-groups': [
    {
      name: 'version',
      title: 'Version',
      fields: ['version_number', 'dev_type', 'update_type', 'update_content'],
    },
    { name: 'files', title: 'Files', fields: ['front', 'back', 'voice', 'language', 'config'] },
  ],
  properties: {
    version_number: {
      type: 'string',
      title: 'Version number',
      pattern: '^[0-9]{1,3}(\\.[0-9]{1,4}){1,3}$',
      examples: ['1.1.2'],
      'x-search': true,
    },
    dev_type: deviceTypes,
    update_type: {
      type: 'string',
      title: 'Update',
      enum: ['optional', 'forced', 'silent'],
      default: 'optional',
      'x-enum': {
        optional: { title: 'Optional', color: 'blue' },
        forced: { title: 'Forced', color: 'red' },
        silent: { title: 'Silent', color: 'grey' },
      },
    },
    update_content: {
      type: 'string',
      format: 'multiline',
      title: 'What is new',
      maxLength: 2000,
      'x-localized': true,
    },
    front: { type: 'string', format: 'file', title: 'Front end', 'x-accept': ['zip'] },
    back: { type: 'string', format: 'file', title: 'Back end', 'x-accept': ['zip'] },
    voice: { type: 'string', format: 'file', title: 'Voice', 'x-accept': ['zip'] },
    language: { type: 'string', format: 'file', title: 'Language', 'x-accept': ['json'] },
    config: { type: 'string', format: 'file', title: 'Configuration', 'x-accept': ['json'] },
  },
  required: ['version_number', 'dev_type', 'update_type', 'update_content'],
  additionalProperties: false,
});
