import { expect, test } from 'vitest';
import appointmentSchema from '../../../schemas/appointment';
import type { Labelled } from '../../../src/engine/console/data/resource';
import { entityOf } from '../../../src/engine/schema/model/entity-of';
import { expectedOf, listNear, overlapOf } from '../../../src/footwork/calendar/console/overlaps';
import { actorWith } from '../../support/actor';

const appointment = (id: number, time: string, minutes: number, more: object = {}) => ({
  id,
  version: 1,
  create_time: '2026-01-01T00:00:00.000Z',
  update_time: '2026-01-01T00:00:00.000Z',
  create_by: null,
  update_by: null,
  customer: 7,
  store: 1,
  starts_at: `2026-01-15T${time}:00.000Z`,
  minutes,
  state: 'planned',
  ...more,
});

const whole = (...data: Labelled[]) => [{ data, total: data.length }];

const others = whole(
  appointment(1, '09:00', 30),
  appointment(3, '13:00', 60, { state: 'missed' }),
  appointment(4, '15:00', 60, { state: 'arrived' }),
);

test.each([
  ['09:30', 30, undefined, undefined],
  ['08:30', 30, undefined, undefined],
  ['09:29', 30, undefined, 1],
  ['08:00', 480, undefined, 1],
  ['09:10', 5, undefined, 1],
  ['09:10', 5, 1, undefined],
  ['13:00', 60, undefined, undefined],
  ['15:15', 15, undefined, 4],
])('18.4: an appointment at %s of %i min (number %s) overlaps %s', (time, minutes, own, found) => {
  const wanted = expectedOf(appointment(own ?? 9, time, minutes));
  expect(wanted && overlapOf(others, wanted, own)?.other.id).toBe(found);
});

test('18.4: nothing overlaps without start and duration', () => {
  expect(expectedOf({ customer: 7, starts_at: '2026-01-15T09:00:00.000Z' })).toBeUndefined();
  expect(expectedOf({ customer: 7, minutes: 30 })).toBeUndefined();
});

test('18.4: an appointment of another customer overlaps only in the same store, and one of the customer everywhere', () => {
  const wanted = expectedOf(appointment(9, '10:00', 30));
  const found = (more: object) =>
    wanted && overlapOf(whole(appointment(5, '10:15', 30, more)), wanted, 9)?.shares;
  expect(found({ customer: 8 })).toBe('store');
  expect(found({ customer: 8, store: 2 })).toBeUndefined();
  expect(found({ store: 2 })).toBe('customer');
  const nearby = whole(appointment(5, '10:15', 30, { customer: 8 }), appointment(6, '10:15', 30));
  expect(wanted && overlapOf(nearby, wanted, 9)).toMatchObject({ other: { id: 6 }, shares: 'customer' });
});

test('an overlap is with the earliest appointment, and knows how many further ones there are', () => {
  const wanted = expectedOf(appointment(9, '09:00', 420));
  expect(wanted && overlapOf([...others, ...others], wanted, 9)).toMatchObject({
    other: { id: 1 },
    further: 1,
  });
  const one = expectedOf(appointment(9, '09:10', 5));
  expect(one && overlapOf(others, one, 9)).toMatchObject({ other: { id: 1 }, further: 0 });
});

const appointments = entityOf(appointmentSchema);

function listedFor(hidden: readonly string[], shares: 'customer' | 'store' = 'store') {
  const actor = actorWith({
    roles: ['STORE'],
    perms: ['biz:appointment:view'],
    fields: { appointment: { hidden } },
  });
  return listNear(actor, appointments, shares, expectedOf(appointment(9, '09:00', 30)));
}

test('a list of near appointments names only the columns that the account may read', () => {
  expect(listedFor([])?.meta.columns).toEqual(['customer', 'store', 'starts_at', 'minutes', 'state']);
  expect(listedFor(['customer', 'state'])?.meta.columns).toEqual(['store', 'starts_at', 'minutes']);
  expect(listedFor(['store'], 'customer')?.meta.columns).toEqual([
    'customer',
    'starts_at',
    'minutes',
    'state',
  ]);
});

test('near appointments are not listed where the account may not read what decides', () => {
  expect(listedFor(['store'])).toBeUndefined();
  expect(listedFor(['minutes'])).toBeUndefined();
  expect(listedFor(['starts_at'], 'customer')).toBeUndefined();
});

test('an account that may not see customers is warned of an overlap in the store', () => {
  const unseen = { customer: undefined };
  const wanted = expectedOf(appointment(9, '10:00', 30, unseen));
  const near = whole(appointment(5, '10:15', 30, unseen));
  expect(wanted && overlapOf(near, wanted, 9)).toMatchObject({ other: { id: 5 }, shares: 'store' });
});

test('of near appointments the earliest are listed, and a cut list does not give the exact number', () => {
  expect(listedFor([])?.sorters).toEqual([{ field: 'starts_at', order: 'asc' }]);
  const wanted = expectedOf(appointment(9, '09:00', 420));
  const [list] = others;
  expect(wanted && list && overlapOf([list], wanted, 9)).toMatchObject({ isAtLeast: false });
  expect(wanted && list && overlapOf([{ ...list, total: 60 }], wanted, 9)).toMatchObject({ isAtLeast: true });
});
