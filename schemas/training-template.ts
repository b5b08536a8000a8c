import { defineEntity } from '../src/entity/declaration/define-entity';

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
    status: {
      enable: { title: 'Enable', from: ['disabled'], to: 'enabled' },
      disable: { title: 'Disable', from: ['enabled'], to: 'disabled' },
    },
  },
  properties: {
    name: { type: 'string', title: 'Name', maxLength: 80, 'x-unique': true, 'x-search': true },
    summary: { type: 'string', format: 'multiline', title: 'Description', maxLength: 1000 },
    weeks: { type: 'integer', title: 'Weeks', minimum: 1, maximum: 52, default: 6 },
    weekdays: {
      type: 'array',
      title: 'Days',
      'x-enum': {
        mon: { title: 'Monday' },
        tue: { title: 'Tuesday' },
        wed: { title: 'Wednesday' },
        thu: { title: 'Thursday' },
        fri: { title: 'Friday' },
        sat: { title: 'Saturday' },
        sun: { title: 'Sunday' },
      },
      items: { type: 'string', enum: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] },
      minItems: 1,
      maxItems: 7,
      uniqueItems: true,
      default: ['mon', 'wed', 'fri'],
    },
    items: {
      type: 'array',
      title: 'Exercises',
      minItems: 1,
      maxItems: 30,
      items: {
        type: 'object',
        properties: {
          exercise: { type: 'string', title: 'Exercise', maxLength: 80 },
          instruction: { type: 'string', title: 'Instruction', maxLength: 300 },
          repetitions: { type: 'integer', title: 'Repetitions', minimum: 1, maximum: 500 },
          minutes: {
            type: 'integer',
            title: 'Duration',
            minimum: 1,
            maximum: 180,
            'x-unit': 'min',
            'x-total': true,
          },
        },
        required: ['exercise', 'minutes'],
        additionalProperties: false,
      },
    },
    status: {
      type: 'string',
      title: 'Status',
      enum: ['disabled', 'enabled'],
      default: 'enabled',
      'x-enum': {
        disabled: { title: 'Disabled', color: 'grey' },
        enabled: { title: 'Enabled', color: 'green' },
      },
    },
    plan_count: {
      type: 'integer',
      title: 'Plans',
      'x-count': { entity: 'training-plan', by: 'template' },
    },
  },
  required: ['name', 'weeks', 'weekdays', 'items', 'status'],
  additionalProperties: false,
});
