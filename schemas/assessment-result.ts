import { defineEntity } from '../src/engine/schema/declaration/define-entity';
import { assessedItem } from './parts/assessment';
import { customerOfStore, partnerOfStore } from './parts/scope';

export default defineEntity({
  $id: 'assessment-result',
  title: 'Assessment',
  description: 'How a customer was judged by an assessment system.',
  type: 'object',
  'x-icon': 'check',
  'x-label': 'result_number',
  'x-scope': { partner: 'pcode', store: 'store' },
  'x-sort': '-assessed_at',
  'x-list': ['result_number', 'customer', 'assessment', 'score', 'assessor', 'assessed_at', 'store'],
  'x-indexes': [['assessed_at']],
  'x-rules': {
    weights: { total: 'scores.weight', equals: 100 },
    items: { distinct: 'scores', by: ['code'] },
  },
  properties: {
    result_number: {
      type: 'string',
      title: 'Number',
      readOnly: true,
      'x-sequence': { format: 'EV-{YYYYMM}-{00000}' },
      'x-unique': true,
      'x-search': true,
    },
    store: { type: 'integer', title: 'Store', 'x-ref': 'store' },
    pcode: partnerOfStore,
    customer: customerOfStore,
    assessment: {
      type: 'integer',
      title: 'Assessment system',
      'x-ref': 'assessment',
      'x-ref-where': { status: 'enabled' },
    },
    assessor: {
      type: 'integer',
      title: 'Judged by',
      'x-ref': 'manager',
      'x-default': 'actor',
      readOnly: true,
    },
    assessed_at: { type: 'string', format: 'date-time', title: 'Judged', 'x-default': 'now' },
    scores: {
      type: 'array',
      title: 'Scores',
      'x-default': { from: 'assessment.items' },
      minItems: 1,
      maxItems: 30,
      items: {
        type: 'object',
        properties: {
          ...assessedItem,
          score: { type: 'number', title: 'Score', minimum: 0, maximum: 100, multipleOf: 0.5 },
          note: { type: 'string', title: 'Note', maxLength: 200 },
        },
        required: ['code', 'weight', 'score'],
        additionalProperties: false,
      },
    },
    score: {
      type: 'number',
      title: 'Score',
      'x-computed': { mean: 'scores.score', weight: 'scores.weight' },
    },
    place: { type: 'string', title: 'Place', maxLength: 80 },
    advice: { type: 'string', format: 'multiline', title: 'Advice', maxLength: 1000 },
  },
  required: ['result_number', 'store', 'customer', 'assessment', 'assessed_at', 'scores'],
  additionalProperties: false,
});
