import { defineEntity } from '../../src/engine/schema/declaration/define-entity';
import type { Entity } from '../../src/engine/schema/model/entity';
import { entityOf } from '../../src/engine/schema/model/entity-of';

/** Something that is submitted and reviewed, with every keyword that an action takes. */
export const reviewSchema = defineEntity({
  $id: 'specimen-review',
  title: 'Specimen review',
  type: 'object',
  'x-scope': { partner: 'pcode' },
  'x-workflow': {
    state: {
      submit: {
        title: 'Submit',
        from: ['none', 'failed'],
        to: 'under_review',
        before: 'deadline',
        input: ['remark'],
        set: {
          submitted_by: { from: 'actor' },
          submitted_at: { from: 'now' },
          decided_on: null,
          stage: 'waiting',
        },
      },
      pass: {
        title: 'Pass',
        from: ['under_review'],
        to: 'passed',
        guard: { score: { from: 60 } },
        notBy: 'submitted_by',
        set: { decided_on: { from: 'now' }, stage: 'done', grade: 'good' },
      },
      fail: {
        title: 'Fail',
        from: ['under_review'],
        to: 'failed',
        notBy: 'submitted_by',
        require: ['reason'],
        input: ['score'],
        danger: true,
        set: { decided_on: { from: 'now' }, stage: 'done' },
      },
      withdraw: {
        title: 'Withdraw',
        from: ['under_review'],
        to: 'none',
        set: { submitted_by: null, submitted_at: null },
      },
      expire: {
        title: 'Expire',
        from: ['none', 'failed'],
        to: 'expired',
        guard: [{ title: { not: 'Endless' } }, { score: 0 }],
        auto: { field: 'deadline' },
        set: { helpers: null },
      },
      remind: {
        title: 'Remind',
        from: ['under_review'],
        to: 'overdue',
        auto: { field: 'submitted_at', minutes: 30 },
      },
      resume: {
        title: 'Resume',
        from: ['overdue'],
        to: 'under_review',
        after: 'submitted_at',
        set: { submitted_at: { from: 'now' } },
      },
    },
  },
  'x-locks': [
    { when: { state: ['under_review', 'overdue'] }, except: ['remark'] },
    { when: { state: 'passed' }, delete: false },
    { when: [{ state: 'expired' }, { grade: 'bad' }], fields: ['deadline'] },
  ],
  properties: {
    title: { type: 'string', maxLength: 40, 'x-search': true },
    remark: { type: 'string', maxLength: 40 },
    reason: {
      type: 'string',
      format: 'multiline',
      maxLength: 200,
      'x-when': { state: 'failed' },
      'x-required-when': { state: 'failed' },
    },
    grade: { type: 'string', enum: ['good', 'bad'], readOnly: true },
    score: { type: 'integer', minimum: 0, maximum: 100 },
    deadline: { type: 'string', format: 'date' },
    helpers: { type: 'array', items: { type: 'integer' }, 'x-ref': 'specimen-review' },
    state: {
      type: 'string',
      enum: ['none', 'under_review', 'passed', 'failed', 'expired', 'overdue'],
      default: 'none',
    },
    stage: { type: 'string', enum: ['waiting', 'done'], readOnly: true },
    submitted_by: { type: 'integer', 'x-ref': 'manager', readOnly: true },
    submitted_at: { type: 'string', format: 'date-time', readOnly: true },
    decided_on: { type: 'string', format: 'date', readOnly: true },
    pcode: { type: 'string', pattern: '^[A-Z0-9]{2,12}$' },
  },
  required: ['title', 'state', 'pcode'],
  additionalProperties: false,
});

export const review: Entity = entityOf(reviewSchema);
