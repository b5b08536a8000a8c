import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockOf } from '../../../src/footwork/calendar/console/clock';
import type { CalendarEntry } from '../../../src/footwork/calendar/console/entries';
import {
  inFewLanes,
  inLanes,
  isOnScale,
  minLaneMinutes,
  shownHours,
} from '../../../src/footwork/calendar/pages/calendar/lanes';
import { drawn, droppedAt, timeAt } from '../../../src/footwork/calendar/pages/calendar/slots';

const entry = fc
  .record({ at: fc.integer({ min: 0, max: 95 }), minutes: fc.integer({ min: 5, max: 480 }) })
  .map(({ at, minutes }) => ({ key: '', time: clockOf(at * 15), minutes }) as CalendarEntry);

test('18.4: forty entries of a day do not overlap, and need as few lanes as possible', () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 40 }), (entries) => {
      const placed = inLanes(entries);
      expect(placed).toHaveLength(entries.length);
      const end = ({ from, entry: { minutes } }: (typeof placed)[number]) =>
        from + Math.max(minutes, minLaneMinutes);
      for (const one of placed) {
        expect(one.lane).toBeLessThan(one.lanes);
        const beside = placed.filter((other) => other.from < end(one) && end(other) > one.from);
        for (const other of beside) {
          expect(other.lanes).toBe(one.lanes);
          if (other !== one) expect(other.lane).not.toBe(one.lane);
        }
      }
      const busiest = (moment: number) => placed.filter((one) => one.from <= moment && end(one) > moment);
      const most = Math.max(0, ...placed.map(({ from }) => busiest(from).length));
      expect(Math.max(0, ...placed.map(({ lanes }) => lanes))).toBe(most);
    }),
  );
});

test('18.4: of many entries at one time as many are shown as can be read, and the others are counted', () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 40 }), (entries) => {
      const { placed, crowds } = inFewLanes(entries, 3);
      for (const { lane, lanes } of placed) expect([lane < lanes, lanes <= 3]).toEqual([true, true]);
      const counted = crowds.reduce((sum, { entries }) => sum + entries.length, 0);
      expect(placed.length + counted).toBe(entries.length);
      expect(inFewLanes(entries, Number.POSITIVE_INFINITY).placed).toEqual(inLanes(entries));
    }),
  );
});

test('18.4: an assessment in the night does not extend the scale, and stands aside', () => {
  const night = { kind: 'assessment', time: '02:10', minutes: 30 } as CalendarEntry;
  const hours = shownHours([night]);
  expect(hours[0]).toBe(8);
  expect(isOnScale(night, hours)).toBe(false);
  expect(shownHours([{ ...night, kind: 'appointment' }])[0]).toBe(2);
});

test('18.4: the scale contains a working day and all entries outside it', () => {
  const hours = (time: string | undefined, minutes: number) =>
    shownHours([{ time, minutes } as CalendarEntry]).join(' ');
  expect(hours(undefined, 30)).toBe('8 9 10 11 12 13 14 15 16 17 18');
  expect(hours('06:45', 30)).toBe('6 7 8 9 10 11 12 13 14 15 16 17 18');
  expect(hours('23:50', 60)).toBe('8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23');
});

test('18.4: a dragged range or entry starts at a quarter of an hour within the scale', () => {
  const hours = [8, 9, 10, 11];
  expect(clockOf(timeAt(0.5, hours))).toBe('10:00');
  expect(clockOf(timeAt(0.56, hours))).toBe('10:00');
  expect(clockOf(timeAt(-1, hours))).toBe('08:00');
  expect(clockOf(timeAt(2, hours))).toBe('11:45');
  expect(drawn(600, 600)).toEqual({ from: 600, minutes: 30 });
  expect(drawn(660, 600)).toEqual({ from: 600, minutes: 75 });
  expect(droppedAt(0.5, 40, hours)).toBe('09:30');
  expect(droppedAt(0.1, 90, hours)).toBe('08:00');
});

test('18.4: the scale of today contains the current hour in the evening', () => {
  expect(shownHours([]).at(-1)).toBe(18);
  expect(shownHours([], 12)).toEqual(shownHours([]));
  expect(shownHours([], 21).at(-1)).toBe(21);
  expect(shownHours([], 23).at(-1)).toBe(23);
});
