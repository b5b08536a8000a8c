import { defineEntity } from '../src/entity/declaration/define-entity';

export default defineEntity({
  $id: 'assessment',
  title: 'Evaluation system',
  description: 'What a customer is judged by, and how much each item weighs.',
  type: 'object',
  'x-icon': 'trophy',
  'x-label': 'name',
  'x-scope': 'everyone',
  'x-list': ['name', 'report_type', 'items', 'status', 'result_count', 'update_time'],
  'x-rules': {
    weights: { total: 'items.weight', equals: 100 },
    names: { distinct: 'items', by: ['code'] },
  },
  'x-workflow': {
    status: {
      enable: { title: 'Enable', from: ['disabled'], to: 'enabled' },
      disable: { title: 'Disable', from: ['enabled'], to: 'disabled' },
    },
  },
  properties: {
    name: { type: 'string', title: 'Name', maxLength: 80, 'x-localized': true, 'x-search': true },
    summary: { type: 'string', format: 'multiline', title: 'Description', maxLength: 1000 },
    report_type: {
      type: 'string',
      title: 'For reports',
      enum: ['posture', 'static', 'dynamic'],
      'x-enum': {
        posture: { title: 'Posture', color: 'purple' },
        static: { title: 'Static', color: 'blue' },
        dynamic: { title: 'Dynamic', color: 'cyan' },
      },
    },
    items: {
      type: 'array',
      title: 'Items',
      minItems: 1,
      maxItems: 30,
      items: {
        type: 'object',
        properties: {
          name: { type: 'string', title: 'Item', maxLength: 80, 'x-localized': true },
          code: {
            type: 'string',
            title: 'Code',
            pattern: '^[a-z][a-z0-9-]{1,29}$',
            examples: ['arch-height'],
          },
          weight: {
            type: 'integer',
            title: 'Weight',
            minimum: 1,
            maximum: 100,
            'x-unit': '%',
            'x-total': true,
          },
          hint: { type: 'string', title: 'How it is judged', maxLength: 200 },
        },
        required: ['code', 'name', 'weight'],
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
    result_count: {
      type: 'integer',
      title: 'Results',
      'x-count': { entity: 'assessment-result', by: 'assessment' },
    },
  },
  required: ['name', 'items', 'status'],
  additionalProperties: false,
});
