import { expect, test } from 'vitest';
import { RateLimit } from '../../../src/server/session/rate-limit';

test('a key is refused once its window is full, and free again when the window ends', () => {
  const limit = new RateLimit(2, 60_000);
  expect([0, 1, 2, 30_000].map((now) => limit.take('a', now))).toEqual([0, 0, 60, 30]);
  expect(limit.take('b', 30_000)).toBe(0);
  expect(limit.take('a', 60_000)).toBe(0);
});

test('many keys do not fill the memory, and the latest are remembered', () => {
  const limit = new RateLimit(1, 60_000);
  for (let at = 0; at < 20_000; at++) limit.take(`key ${at}`, at);
  expect(limit.take('key 19999', 20_000)).toBeGreaterThan(0);
  expect(limit.take('key 1', 20_000)).toBe(0);
});
