import { expect, it } from 'vitest';
import { aFewAtOnce } from '../../../src/console/frame/palette/a-few-at-once';

it('does so much at a time, and gives every outcome in its place', async () => {
  let [running, most] = [0, 0];
  const outcomes = await aFewAtOnce(2, [1, 2, 3, 4, 5], async (item) => {
    most = Math.max(most, ++running);
    await Promise.resolve();
    running -= 1;
    if (item === 2) throw new Error('no');
    return item * 10;
  });
  expect(most).toBe(2);
  expect(outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : 'no'))).toEqual([
    10,
    'no',
    30,
    40,
    50,
  ]);
});

it('does nothing with nothing', async () => {
  expect(await aFewAtOnce(3, [], async () => 1)).toEqual([]);
});
