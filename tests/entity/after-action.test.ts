import { expect, test } from 'vitest';
import appointmentSchema from '../../schemas/appointment';
import sessionSchema from '../../schemas/training-session';
import { entityOf } from '../../src/engine/schema/model/entity-of';
import { recordRules } from '../../src/engine/schema/write/record-rules';
import { actorWith } from '../support/actor';

const now = new Date('2026-01-15T18:00:00Z');
const planned = { state: 'planned' };

test.each([
  ['UTC', '2026-01-15', {}],
  ['UTC', '2026-01-16', { miss: 'after' }],
  ['Asia/Shanghai', '2026-01-16', {}],
  ['Asia/Shanghai', '2026-01-17', { miss: 'after' }],
])('18.4: by the clock of %s, a session on %s allows %o', (zone, day, refused) => {
  const rules = recordRules(entityOf(sessionSchema), actorWith({ zone }), { ...planned, day }, now);
  expect(rules.actions).toEqual(refused);
});

test.each([
  ['2026-01-15T18:00:00.000Z', {}],
  ['2026-01-15T18:00:01.000Z', { miss: 'after' }],
])('18.4: an appointment at %s allows %o', (starts_at, refused) => {
  const rules = recordRules(entityOf(appointmentSchema), actorWith(), { ...planned, starts_at }, now);
  expect(rules.actions).toEqual(refused);
});
