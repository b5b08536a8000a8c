import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pausesOf, pausesWithin } from '../../../src/footwork/cashback/server/pauses';
import { countedDays, progressOf, type Terms } from '../../../src/footwork/cashback/server/progress';

const terms: Terms = {
  target: 10,
  dailyLimit: 4,
  ratio: 5,
  tiers: [
    { from: 12, to: 14, ratio: 8 },
    { from: 20, ratio: 12 },
  ],
};

const daysOf = (...found: number[]) =>
  countedDays(
    found.map((one, at) => ({ day: `2026-01-${10 + at}`, found: one })),
    terms,
  );

describe('a store', () => {
  test('still needs what is missing to the target', () => {
    expect(progressOf(daysOf(3, 9), 0, terms)).toEqual({
      found: 12,
      counted: 7,
      reached: 7,
      qualified: false,
      missing: 3,
      ratio: null,
      next: { at: 10, ratio: 5 },
      near: false,
    });
  });

  test.each([
    [3, 5, { at: 12, ratio: 8 }],
    [5, 8, { at: 20, ratio: 12 }],
    [8, 5, { at: 20, ratio: 12 }],
    [13, 12, null],
  ])('with %i added qualifies and is paid %i %%', (added, ratio, next) => {
    expect(progressOf(daysOf(3, 9), added, terms)).toMatchObject({
      qualified: true,
      missing: 0,
      ratio,
      next,
    });
  });

  test.each([
    ['nearly qualifies', 1, true],
    ['is paid a ratio with a higher one far away', 7, false],
    ['is a fifth below a higher ratio', 9, true],
    ['has no higher ratio before it', 13, false],
  ])('18.4: that %s is near a higher ratio or not', (_, added, near) => {
    expect(progressOf(daysOf(3, 9), added, terms).near).toBe(near);
  });

  test('18.4: names the reports that count, and none where a list could not name them all', () => {
    const reports = [5, 6, 7, 8, 9];
    const [day] = countedDays([{ day: '2026-01-10', found: 5, reports }], { dailyLimit: 4 });
    expect(day).toEqual({ day: '2026-01-10', found: 5, counted: 4, reports: [5, 6, 7, 8] });
    const many = Array.from({ length: 501 }, (_, at) => at);
    const [most] = countedDays([{ day: '2026-01-10', found: 501, reports: many }], { dailyLimit: null });
    expect(most).toMatchObject({ counted: 501, reports: [] });
  });

  test('has reached at least 0', () => {
    expect(progressOf(daysOf(2), -5, terms)).toMatchObject({ reached: 0, missing: 10 });
  });

  test('has the result of counting single testers', () => {
    const tier = fc
      .uniqueArray(fc.integer({ min: 0, max: 60 }), { minLength: 0, maxLength: 6 })
      .map((borders) => borders.sort((a, b) => a - b))
      .map((borders) =>
        borders.flatMap((from, at) => {
          if (at % 2 === 1) return [];
          const to = borders[at + 1];
          return [{ from, ...(to !== undefined && { to }), ratio: at + 1 }];
        }),
      );
    const arbitrary = fc.record({
      target: fc.integer({ min: 1, max: 40 }),
      dailyLimit: fc.option(fc.integer({ min: 1, max: 8 })),
      ratio: fc.constant(50),
      tiers: tier,
    });
    const testers = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 60 });
    fc.assert(
      fc.property(arbitrary, testers, fc.integer({ min: -20, max: 20 }), (asked, days, adjustment) => {
        let reached = adjustment;
        const seen = new Map<number, number>();
        for (const one of days) {
          seen.set(one, (seen.get(one) ?? 0) + 1);
          if (asked.dailyLimit === null || (seen.get(one) ?? 0) <= asked.dailyLimit) reached += 1;
        }
        if (reached < 0) reached = 0;
        let ratio: number = asked.ratio;
        for (const { from, to = Number.POSITIVE_INFINITY, ratio: own } of asked.tiers)
          if (reached >= from && reached <= to) ratio = own;
        const found = [...seen].map(([at, number]) => ({ day: `2026-01-1${at}`, found: number }));
        const progress = progressOf(countedDays(found, asked), adjustment, asked);
        expect(progress.reached).toBe(reached);
        expect(progress.ratio).toBe(reached >= asked.target ? ratio : null);
        expect(progress.missing).toBe(reached >= asked.target ? 0 : asked.target - reached);
      }),
    );
  });
});

describe('a policy', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour)).toISOString();
  const span = (from: number, until: number) => ({ from: new Date(at(from)), until: new Date(at(until)) });

  test('is paused from each stop until it is enabled again, but not before it was first enabled', () => {
    const pauses = pausesOf([
      { action: 'enable', at: at(2) },
      { action: 'stop', at: at(4) },
      { action: 'enable', at: at(6) },
      { action: 'stop', at: at(9) },
    ]);
    expect(pauses).toEqual([span(4, 6), { from: new Date(at(9)), until: null }]);
    expect(pausesWithin(pauses, span(5, 20))).toEqual([span(5, 6), span(9, 20)]);
    expect(pausesWithin(pauses, span(0, 4))).toEqual([]);
  });
});
