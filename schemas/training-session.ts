import { defineEntity } from '../src/engine/schema/declaration/define-entity';
import { partnerOfStore } from './parts/scope';
import { timeOfDay } from './parts/training';

export default defineEntity({
  $id: 'training-session',
  title: 'Training session',
  description:
    'What became of a single session of a training plan: moved, done or missed. Other sessions follow from the plan alone.',
  type: 'object',
  'x-icon': 'schedule',
  'x-label': 'plan',
  'x-page-title': ['plan', 'customer', 'day'],
  'x-scope': { partner: 'pcode', store: 'store' },
  'x-sort': '-day',
  'x-list': ['plan', 'customer', 'day', 'time', 'state', 'planned_for', 'note'],
  'x-indexes': [['day']],
  'x-unique-together': [['plan', 'planned_for']],
  'x-workflow': {
    state: {
      complete: { title: 'Mark as done', from: ['planned'], to: 'done' },
      miss: { title: 'Mark as missed', from: ['planned'], to: 'missed', after: 'day' },
      replan: { title: 'Plan again', from: ['done', 'missed'], to: 'planned' },
    },
  },
  'x-locks': [{ when: { state: ['done', 'missed'] }, except: ['note'] }],
  properties: {
    store: { type: 'integer', title: 'Store', 'x-ref': 'store' },
    pcode: partnerOfStore,
    plan: {
      type: 'integer',
      title: 'Training plan',
      'x-ref': 'training-plan',
      'x-ref-where': { store: { field: 'store' } },
    },
    customer: { type: 'integer', title: 'Customer', 'x-ref': 'customer', 'x-inherit': 'plan.customer' },
    planned_for: {
      type: 'string',
      format: 'date',
      title: 'Day by the plan',
      description: 'Which session of the plan this is; of one that was added, the day itself.',
    },
    day: { type: 'string', format: 'date', title: 'Day' },
    time: timeOfDay,
    note: { type: 'string', format: 'multiline', title: 'Note', maxLength: 500, 'x-search': true },
    state: {
      type: 'string',
      title: 'State',
      enum: ['planned', 'done', 'missed'],
      default: 'planned',
      'x-enum': {
        planned: { title: 'Planned', color: 'gold' },
        done: { title: 'Done', color: 'green' },
        missed: { title: 'Missed', color: 'red' },
      },
    },
  },
  required: ['store', 'plan', 'planned_for', 'day', 'state'],
  additionalProperties: false,
});
