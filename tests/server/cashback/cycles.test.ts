import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cycleOf, cyclesBegun, type Period } from '../../../src/footwork/cashback/server/cycles';

const day = 24 * 60 * 60 * 1000;

const startsOf = (policy: Period, numbers: readonly number[]) =>
  numbers.map((number) => cycleOf(policy, number)?.from.toISOString());

const period = fc
  .record({
    start: fc.date({ min: new Date('2023-12-01'), max: new Date('2024-12-31'), noInvalidDate: true }),
    length: fc.integer({ min: 1, max: 500 * day }),
    cycle: fc.integer({ min: 1, max: 40 }),
    cycle_unit: fc.constantFrom('day', 'week', 'month'),
    time_zone: fc.constantFrom('UTC', 'Asia/Shanghai', 'Europe/Berlin', 'America/New_York'),
  })
  .map(({ start, length, ...rest }): Period => {
    const deadline = new Date(start.getTime() + length).toISOString();
    return { starting_time: start.toISOString(), deadline, ...rest };
  });

test('cycles cover the time from the start to the deadline without gap or overlap', () => {
  fc.assert(
    fc.property(period, (policy) => {
      let end = new Date(policy.starting_time);
      let number = 1;
      for (let cycle = cycleOf(policy, 1); cycle; cycle = cycleOf(policy, ++number)) {
        expect(cycle.from).toEqual(end);
        expect(cycle.until.getTime()).toBeGreaterThan(cycle.from.getTime());
        end = cycle.until;
      }
      expect(end).toEqual(new Date(policy.deadline));
      expect(cycleOf(policy, 0)).toBeUndefined();
    }),
  );
});

test('the number of begun cycles equals that of a loop over all cycles', () => {
  fc.assert(
    fc.property(period, fc.integer({ min: -5 * day, max: 520 * day }), (policy, after) => {
      const at = new Date(Date.parse(policy.starting_time) + after);
      let begun = 0;
      for (let cycle = cycleOf(policy, 1); cycle && cycle.from <= at; cycle = cycleOf(policy, begun + 1))
        begun++;
      expect(cyclesBegun(policy, at)).toBe(begun);
    }),
  );
});

test('a cycle of a month keeps the day of the start, or is cut to the end of the month', () => {
  const policy: Period = {
    starting_time: '2024-01-31T08:30:00.000Z',
    deadline: '2024-05-15T00:00:00.000Z',
    cycle: 1,
    cycle_unit: 'month',
    time_zone: 'UTC',
  };
  expect(startsOf(policy, [1, 2, 3, 4])).toEqual([
    '2024-01-31T08:30:00.000Z',
    '2024-02-29T08:30:00.000Z',
    '2024-03-31T08:30:00.000Z',
    '2024-04-30T08:30:00.000Z',
  ]);
  expect(cycleOf(policy, 4)?.until).toEqual(new Date(policy.deadline));
  expect(cycleOf(policy, 5)).toBeUndefined();
});

test('cycles begin in the time zone of the policy, even if UTC is in another month', () => {
  const policy: Period = {
    starting_time: '2026-02-28T16:00:00.000Z',
    deadline: '2026-12-31T16:00:00.000Z',
    cycle: 1,
    cycle_unit: 'month',
    time_zone: 'Asia/Shanghai',
  };
  expect(startsOf(policy, [1, 2, 3])).toEqual([
    '2026-02-28T16:00:00.000Z',
    '2026-03-31T16:00:00.000Z',
    '2026-04-30T16:00:00.000Z',
  ]);
});

test('a cycle of days keeps its time of day when the clocks change', () => {
  const policy: Period = {
    starting_time: '2026-03-27T23:00:00.000Z',
    deadline: '2026-04-30T00:00:00.000Z',
    cycle: 1,
    cycle_unit: 'day',
    time_zone: 'Europe/Berlin',
  };
  expect(startsOf(policy, [1, 2, 3])).toEqual([
    '2026-03-27T23:00:00.000Z',
    '2026-03-28T23:00:00.000Z',
    '2026-03-29T22:00:00.000Z',
  ]);
});
