import { defineEntity } from '../../src/engine/schema/declaration/define-entity';

/**
 * Few fields, two of which have names of members of a list answer, and an action with a guard, `notBy` and
 * `require`.
 */
export const claimSchema = defineEntity({
  $id: 'specimen-claim',
  title: 'Claim',
  type: 'object',
  'x-scope': { partner: 'pcode' },
  'x-workflow': {
    state: {
      approve: {
        title: 'Approve',
        from: ['open'],
        to: 'approved',
        guard: { total: { from: 10 } },
        notBy: 'claimant',
        require: ['reason'],
      },
      reopen: { title: 'Reopen', from: ['approved'], to: 'open', notBy: 'claimant' },
    },
  },
  properties: {
    total: { type: 'integer', minimum: 0, maximum: 1000 },
    list: { type: 'string', maxLength: 20 },
    reason: { type: 'string', maxLength: 40 },
    claimant: { type: 'integer', 'x-ref': 'manager' },
    state: { type: 'string', enum: ['open', 'approved'], default: 'open' },
    pcode: { type: 'string', pattern: '^[A-Z0-9]{2,12}$' },
  },
  required: ['total', 'state', 'pcode'],
  additionalProperties: false,
});

/**
 * The author cannot approve the record, and the guard of the action tests the field that the action requires.
 */
export const expenseSchema = defineEntity({
  ...claimSchema,
  $id: 'specimen-expense',
  title: 'Expense',
  'x-workflow': {
    state: {
      approve: {
        title: 'Approve',
        from: ['open'],
        to: 'approved',
        guard: { reason: { set: true } },
        notBy: 'create_by',
        require: ['reason'],
      },
      reopen: { title: 'Reopen', from: ['approved'], to: 'open' },
    },
  },
});

/** The claimant is required, and an action requires a reason that only approved records have. */
export const refundSchema = defineEntity({
  ...claimSchema,
  $id: 'specimen-refund',
  title: 'Refund',
  'x-workflow': {
    state: {
      approve: {
        title: 'Approve',
        from: ['open'],
        to: 'approved',
        guard: { total: { from: 10 } },
        notBy: 'claimant',
        require: ['reason'],
      },
      reopen: { title: 'Reopen', from: ['approved'], to: 'open', notBy: 'claimant' },
    },
  },
  properties: {
    ...claimSchema.properties,
    reason: {
      type: 'string',
      maxLength: 40,
      'x-when': { state: 'approved' },
      'x-required-when': { state: 'approved' },
    },
  },
  required: ['total', 'state', 'pcode', 'claimant'],
});

/**
 * Actions depend on the state of another workflow, and names of fields equal reserved words of SQL and of the
 * API.
 */
export const gateSchema = defineEntity({
  $id: 'specimen-gate',
  title: 'Gate',
  type: 'object',
  'x-scope': { partner: 'group' },
  'x-plural': 'order-by-gates',
  'x-history': false,
  'x-label': 'select',
  'x-workflow': {
    state: {
      send: { title: 'Send', from: ['draft'], to: 'sent', guard: { locked: false } },
      sign: {
        title: 'Sign',
        from: ['draft', 'sent'],
        to: 'signed',
        guard: [{ data: { from: 2 } }, { table: { set: true } }],
        require: ['values', 'table'],
        input: ['msg'],
        notBy: 'user',
        before: 'end',
      },
    },
    locked: {
      lock: { title: 'Lock', from: [false], to: true, require: ['msg'] },
      unlock: { title: 'Unlock', from: [true], to: false, notBy: 'update_by' },
    },
  },
  'x-locks': [{ when: { locked: true }, except: ['msg'], delete: false }],
  properties: {
    select: { type: 'string', maxLength: 30, 'x-search': true },
    group: { type: 'string', pattern: '^[A-Z0-9]{2,12}$' },
    user: { type: 'integer', 'x-ref': 'manager' },
    table: { type: 'string', maxLength: 30 },
    msg: { type: 'string', format: 'multiline', maxLength: 200 },
    data: { type: 'integer', minimum: -3, maximum: 9, default: 0 },
    values: { type: 'number', multipleOf: 0.25, minimum: 0, maximum: 50 },
    action: { type: 'string', enum: ['update', 'delete'] },
    end: { type: 'string', format: 'date' },
    state: { type: 'string', enum: ['draft', 'sent', 'signed'], default: 'draft' },
    locked: { type: 'boolean', default: false },
  },
  required: ['select', 'group', 'data', 'state', 'locked'],
  additionalProperties: false,
});

/** The only field without a default is that of the scope. */
export const badgeSchema = defineEntity({
  $id: 'specimen-badge',
  title: 'Badge',
  type: 'object',
  'x-scope': { partner: 'pcode' },
  properties: {
    pcode: { type: 'string', pattern: '^[A-Z0-9]{2,12}$' },
    on: { type: 'boolean', default: true },
  },
  required: ['pcode', 'on'],
  additionalProperties: false,
});
