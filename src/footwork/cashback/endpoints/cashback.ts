import { defineEndpoint } from '#engine/schema/contract/endpoint';
import {
  array,
  boolean,
  id,
  integer,
  nullableText,
  object,
  text,
  time,
  titled,
  type ValueOf,
} from '#engine/schema/contract/json-schema';

const number = { type: 'number' } as const;
const nullableInteger = { type: ['integer', 'null'] } as const;
const cycleNumber = { type: 'integer', minimum: 1, maximum: 1_000_000 } as const;

/** The facts about a policy from which cashback is computed. */
export const policyFacts = titled(
  'CashbackPolicy',
  object({
    id,
    activity_name: text,
    pcode: text,
    status: { type: 'string', enum: ['stopped', 'enabled'] },
    enabled_time: { ...nullableText, description: 'Null: it was never enabled, and nothing counts.' },
    starting_time: time,
    deadline: time,
    cycle: integer,
    cycle_unit: { type: 'string', enum: ['day', 'week', 'month'] },
    time_zone: { ...text, description: 'IANA name; days and cycles begin by its clock.' },
    target_value: integer,
    target_unit: { type: 'string', enum: ['testers', 'reports'] },
    daily_increases: nullableInteger,
    openid_verification: boolean,
    ratio: number,
    tiers: array(object({ from: integer, ratio: number }, { to: nullableInteger })),
    adjust_number: integer,
    adjust_reason: nullableText,
  }),
);

const cycle = object({
  number: integer,
  from: time,
  until: { ...time, description: 'The first moment that no longer belongs to it.' },
});

const nullableCycle = { ...cycle, type: ['object', 'null'] } as const;

const adjustment = object({ id, version: integer, number: integer, reason: text });

const storeProgress = object({
  store: id,
  code_num: nullableText,
  name: nullableText,
  found: { ...integer, description: 'Testers or reports, before the limit per day.' },
  counted: integer,
  adjustment: {
    ...adjustment,
    type: ['object', 'null'],
    description: 'Of this store in this cycle, in addition to that of the policy.',
  },
  reached: { ...integer, description: 'What counts plus the adjustments, never less than 0.' },
  qualified: boolean,
  missing: integer,
  ratio: {
    type: ['number', 'null'],
    description: 'In percent; null where the store does not qualify.',
  },
  next: {
    ...object({ at: integer, ratio: number }),
    type: ['object', 'null'],
    description: 'The next number at which the ratio changes.',
  },
  near: {
    ...boolean,
    description: 'Whether at most a fifth of the next number, or a single one, is missing to a higher ratio.',
  },
});

const sums = object({
  stores: integer,
  qualified: integer,
  found: { ...integer, description: 'Testers or reports of all stores, before the limit per day.' },
});

export type Policy = ValueOf<typeof policyFacts>;
export type CycleSpan = ValueOf<typeof cycle>;
export type StoreProgress = ValueOf<typeof storeProgress>;
export type CashbackSums = ValueOf<typeof sums>;

const shared = {
  entity: 'cashback-adjustment',
  below: 'policy',
  tags: ['policy'],
  permission: 'cashback-adjustment.list',
  reads: ['policy', 'cashback-adjustment', 'report', 'store', 'customer', 'policy-config'],
} as const;

export const getCashback = defineEndpoint('cashback', 'GET', '/policies/:id/cashback', {
  ...shared,
  summary: 'How far each store is in a cycle of a policy; in the one that runs, or the last, unless given',
  params: object({ id }),
  query: object({}, { cycle: cycleNumber }),
  response: object({
    policy: policyFacts,
    cycle: { ...nullableCycle, description: 'Null before the policy begins.' },
    cycles: { ...array(cycle), description: 'Those that have begun, the newest first; at most 400.' },
    pauses: {
      ...array(object({ from: time, until: time })),
      description: 'Spans of the cycle in which the policy was stopped: their reports do not count.',
    },
    sums,
    stores: array(storeProgress),
  }),
});

export const getCashbackDays = defineEndpoint('cashback.days', 'GET', '/policies/:id/cashback/days', {
  ...shared,
  summary:
    'What one store has reached on each day of a cycle, by the clock of the policy; days without any are left out',
  params: object({ id }),
  query: object({ store: id, cycle: cycleNumber }),
  response: array(
    object({
      day: text,
      found: integer,
      counted: integer,
      reports: {
        ...array(id),
        description: 'Those that count, of a tester the first one; none where there are more than 500.',
      },
    }),
  ),
});

export const getAllCashback = defineEndpoint('cashback.all', 'GET', '/policies/cashback', {
  ...shared,
  summary: 'Twenty policies, latest deadline first: their running cycle, or the last one that has ended',
  query: object(
    {},
    {
      of: { type: 'string', enum: ['running', 'ended'], default: 'running' },
      page: { ...integer, minimum: 1, maximum: 1000, default: 1 },
    },
  ),
  response: object({
    total: integer,
    policies: array(object({ policy: policyFacts, cycle, sums })),
  }),
});

export const getCashbackPolicies = defineEndpoint('cashback.policies', 'GET', '/policies/cashback/names', {
  ...shared,
  summary:
    'Policies whose cashback may be seen: at most 50 that match q, those that count first, then planned ones and those that were never enabled, the latest first each',
  query: object({}, { q: { ...text, maxLength: 100 } }),
  response: array(object({ id, activity_name: text, pcode: text })),
});
