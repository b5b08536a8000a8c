import { defineEntity } from '../src/engine/schema/declaration/define-entity';
import { assessedItem } from './parts/assessment';
import { enableAndDisable, enablement } from './parts/enablement';
import { reportType } from './parts/report-type';

export default defineEntity({
  $id: 'assessment',
  title: 'Assessment system',
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
    status: enableAndDisable,
  },
  properties: {
    name: { type: 'string', title: 'Name', maxLength: 80, 'x-localized': true, 'x-search': true },
    summary: { type: 'string', format: 'multiline', title: 'Description', maxLength: 1000 },
    report_type: { ...reportType, title: 'For reports' },
    items: {
      type: 'array',
      title: 'Items',
      minItems: 1,
      maxItems: 30,
      items: {
        type: 'object',
        properties: {
          ...assessedItem,
          hint: { type: 'string', title: 'How it is judged', maxLength: 200 },
        },
        required: ['code', 'name', 'weight'],
        additionalProperties: false,
      },
    },
    status: enablement,
    result_count: {
      type: 'integer',
      title: 'Results',
      'x-count': { entity: 'assessment-result', by: 'assessment' },
    },
  },
  required: ['name', 'items', 'status'],
  additionalProperties: false,
});
