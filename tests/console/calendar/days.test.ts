import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plusDays } from '../../../src/engine/schema/contract/zoned-day';
import { shownDays, stepped, weekdayOf } from '../../../src/footwork/calendar/console/days';

const days = fc.integer({ min: -20_000, max: 20_000 }).map((at) => plusDays('2026-11-23', at));

describe('days of a calendar', () => {
  test('18.4: a month consists of exactly the weeks, from Monday, that contain its days', () => {
    fc.assert(
      fc.property(days, (day) => {
        const shown = shownDays('month', day);
        expect(shown.length % 7).toBe(0);
        expect(weekdayOf(shown[0] ?? '')).toBe('mon');
        const own = shown.filter((one) => one.startsWith(day.slice(0, 7)));
        expect(own[0]).toBe(`${day.slice(0, 7)}-01`);
        expect(plusDays(own.at(-1) ?? '', 1).slice(8)).toBe('01');
        for (let at = 0; at < shown.length; at += 7) {
          expect(shown.slice(at, at + 7).some((one) => own.includes(one))).toBe(true);
        }
      }),
    );
  });

  test('a step forward and one back return to the same week, or to the first day of the month', () => {
    fc.assert(
      fc.property(days, (day) => {
        for (const view of ['day', 'week'] as const) {
          expect(stepped(view, stepped(view, day, 1), -1)).toBe(day);
        }
        expect(stepped('month', stepped('month', day, 1), -1)).toBe(`${day.slice(0, 7)}-01`);
        expect(shownDays('week', day)).toContain(day);
      }),
    );
  });
});
