import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageSteps } from '../../../src/engine/console/entity/list/pager';

it.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [3, 5, [1, 2, 3, 4, 5]],
  [1, 9, [1, 2, 3, 4, 'after', 9]],
  [5, 9, [1, 'before', 4, 5, 6, 'after', 9]],
  [9, 9, [1, 'before', 6, 7, 8, 9]],
])('page %i of %i', (current, last, steps) => {
  expect(pageSteps(current, last)).toEqual(steps);
});

it('offers the first, the last and the current page, in order, and never more than seven places', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat(5000), (last, nth) => {
      const current = 1 + (nth % last);
      const steps = pageSteps(current, last);
      const pages = steps.filter((step) => typeof step === 'number');
      expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
      expect(pages).toEqual(expect.arrayContaining([1, current, last]));
      expect(steps.length).toBeLessThanOrEqual(7);
    }),
  );
});
