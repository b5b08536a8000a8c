import { defineEntity } from '../src/engine/schema/declaration/define-entity';
import { customerOfStore, partnerOfStore } from './parts/scope';

export default defineEntity({
  $id: 'appointment',
  title: 'Appointment',
  description: 'When a customer is expected in a store, for what and for how long.',
  type: 'object',
  'x-icon': 'calendar',
  'x-label': 'customer',
  'x-scope': { partner: 'pcode', store: 'store' },
  'x-sort': '-starts_at',
  'x-big': true,
  'x-list': ['customer', 'kind', 'starts_at', 'minutes', 'store', 'state', 'note'],
  'x-indexes': [['starts_at']],
  'x-workflow': {
    state: {
      arrive: { title: 'Mark as arrived', from: ['planned', 'done', 'missed'], to: 'arrived' },
      complete: { title: 'Mark as done', from: ['planned', 'arrived'], to: 'done' },
      miss: { title: 'Mark as missed', from: ['planned'], to: 'missed', after: 'starts_at' },
      replan: { title: 'Plan again', from: ['arrived', 'done', 'missed'], to: 'planned' },
    },
  },
  'x-locks': [{ when: { state: ['done', 'missed'] }, except: ['note'] }],
  properties: {
    store: { type: 'integer', title: 'Store', 'x-ref': 'store' },
    pcode: partnerOfStore,
    customer: { ...customerOfStore, 'x-search': true },
    kind: {
      type: 'string',
      title: 'Kind',
      enum: ['measurement', 'consultation', 'fitting', 'check', 'other'],
      default: 'measurement',
      'x-enum': {
        measurement: { title: 'Measurement', color: 'blue' },
        consultation: { title: 'Consultation', color: 'purple' },
        fitting: { title: 'Fitting', color: 'cyan' },
        check: { title: 'Check', color: 'gold' },
        other: { title: 'Other', color: 'grey' },
      },
    },
    starts_at: { type: 'string', format: 'date-time', title: 'Start' },
    minutes: {
      type: 'integer',
      title: 'Duration',
      minimum: 5,
      maximum: 480,
      default: 30,
      'x-unit': 'min',
    },
    note: { type: 'string', format: 'multiline', title: 'Note', maxLength: 500, 'x-search': true },
    state: {
      type: 'string',
      title: 'State',
      enum: ['planned', 'arrived', 'done', 'missed'],
      default: 'planned',
      'x-enum': {
        planned: { title: 'Planned', color: 'gold' },
        arrived: { title: 'Arrived', color: 'blue' },
        done: { title: 'Done', color: 'green' },
        missed: { title: 'Missed', color: 'red' },
      },
    },
  },
  required: ['store', 'customer', 'kind', 'starts_at', 'minutes', 'state'],
  additionalProperties: false,
});
