import { expect, test } from 'vitest';
import { endOf } from '../../../src/footwork/calendar/console/plan-end';

test('18.4: a plan ends on the last day of its weeks, of six where none are given', () => {
  expect(endOf('2026-03-02', 4)).toBe('2026-03-29');
  expect(endOf('2026-03-02', null)).toBe('2026-04-12');
  expect(endOf('2026-10-26', 1)).toBe('2026-11-01');
});

test('18.4: an invalid start has no end', () => {
  for (const start of [null, undefined, '', 'soon', '2026-13-40']) expect(endOf(start, 4)).toBeUndefined();
});
