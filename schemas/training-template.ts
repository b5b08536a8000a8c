import { defineEntity } from '../src/engine/schema/declaration/define-entity';
import { enableAndDisable, enablement } from './parts/enablement';
import { exercises, weekdays } from './parts/training';

export default defineEntity({
  $id: 'training-template',
  title: 'Training template',
  description: 'Exercises, days and weeks that training plans start from.',
  type: 'object',
  'x-icon': 'experiment',
  'x-label': 'name',
  'x-scope': 'everyone',
  'x-list': ['name', 'weeks', 'weekdays', 'items', 'status', 'plan_count', 'update_time'],
  'x-workflow': {
    status: enableAndDisable,
  },
  properties: {
    name: { type: 'string', title: 'Name', maxLength: 80, 'x-unique': true, 'x-search': true },
    summary: { type: 'string', format: 'multiline', title: 'Description', maxLength: 1000 },
    weeks: { type: 'integer', title: 'Weeks', minimum: 1, maximum: 52, default: 6 },
    weekdays: { ...weekdays, default: ['mon', 'wed', 'fri'] },
    items: exercises,
    status: enablement,
    plan_count: {
      type: 'integer',
      title: 'Plans',
      'x-count': { entity: 'training-plan', by: 'template' },
    },
  },
  required: ['name', 'weeks', 'weekdays', 'items', 'status'],
  additionalProperties: false,
});
