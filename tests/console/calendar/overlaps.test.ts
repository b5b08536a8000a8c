import { expect, test } from 'vitest';
import { expectedOf, overlapOf } from '../../../src/footwork/calendar/console/overlaps';

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

const others = [
  appointment(1, '09:00', 30),
  appointment(3, '13:00', 60, { state: 'missed' }),
  appointment(4, '15:00', 60, { state: 'arrived' }),
];

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

test('18.4: nothing overlaps without customer, start and duration', () => {
  expect(expectedOf({ customer: 7, starts_at: '2026-01-15T09:00:00.000Z' })).toBeUndefined();
  expect(expectedOf({ starts_at: '2026-01-15T09:00:00.000Z', minutes: 30 })).toBeUndefined();
});

test('18.4: an appointment of another customer overlaps only in the same store, and one of the customer everywhere', () => {
  const wanted = expectedOf(appointment(9, '10:00', 30));
  const found = (more: object) => wanted && overlapOf([appointment(5, '10:15', 30, more)], wanted, 9)?.shares;
  expect(found({ customer: 8 })).toBe('store');
  expect(found({ customer: 8, store: 2 })).toBeUndefined();
  expect(found({ store: 2 })).toBe('customer');
  const nearby = [appointment(5, '10:15', 30, { customer: 8 }), appointment(6, '10:15', 30)];
  expect(wanted && overlapOf(nearby, wanted, 9)).toMatchObject({ other: { id: 6 }, shares: 'customer' });
});

test('an overlap is with the earliest appointment, and knows how many further ones there are', () => {
  const wanted = expectedOf(appointment(9, '09:00', 420));
  expect(wanted && overlapOf([...others.toReversed(), ...others], wanted, 9)).toMatchObject({
    other: { id: 1 },
    further: 1,
  });
  const one = expectedOf(appointment(9, '09:10', 5));
  expect(one && overlapOf(others, one, 9)).toMatchObject({ other: { id: 1 }, further: 0 });
});
