import { expect, it } from 'vitest';
import { cycleDays, cycleEnds } from '../../../src/footwork/cashback/pages/cashback/cycle-text';

it('18.4: a cycle ends on its last day by the clock of the policy, on the page as in the file', () => {
  const cycle = { number: 1, from: '2026-11-08T05:00:00.000Z', until: '2026-12-08T05:00:00.000Z' };
  expect(cycleEnds(cycle, 'America/New_York')).toEqual(['2026-11-08', '2026-12-07']);
  expect(cycleDays(cycle, 'America/New_York', 'en')).toMatch(/^Nov 8\s–\sDec 7, 2026$/);
});
