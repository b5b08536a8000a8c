import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followRecords } from '../../../src/engine/console/data/live/follow-records';
import { announceRecords } from '../../../src/engine/console/data/live/record-news';

let stop: AbortController;
let visibility: DocumentVisibilityState;

beforeEach(() => {
  vi.useFakeTimers();
  stop = new AbortController();
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  stop.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const see = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};

test('17.21: refreshes after a change of the entity, and again after the next', async () => {
  const refresh = vi.fn(async () => true);
  followRecords('order', refresh, stop.signal);
  await wait(60_000);
  expect(refresh).toHaveBeenCalledTimes(1);
  refresh.mockReset();
  refresh.mockResolvedValue(true);
  announceRecords(['device']);
  await wait(60_000);
  expect(refresh).not.toHaveBeenCalled();
  announceRecords(['device', 'order']);
  await wait(500);
  expect(refresh).toHaveBeenCalledTimes(1);
  announceRecords(['order']);
  await wait(60_000);
  expect(refresh).toHaveBeenCalledTimes(2);
  announceRecords('all');
  await wait(500);
  expect(refresh).toHaveBeenCalledTimes(3);
});

test('17.21: refreshes every few seconds at most, and less often where it takes long', async () => {
  const refresh = vi.fn(async () => true);
  followRecords('order', refresh, stop.signal);
  for (let at = 0; at < 60; at++) {
    announceRecords(['order']);
    await wait(100);
  }
  expect(refresh.mock.calls.length).toBeLessThanOrEqual(3);
  await wait(60_000);
  refresh.mockReset();
  refresh.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 2000, true)));
  for (let at = 0; at < 200; at++) {
    announceRecords(['order']);
    await wait(100);
  }
  expect(refresh).toHaveBeenCalledTimes(1);
  await wait(10_000);
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('17.21: does not refresh while the page is hidden, and refreshes once it is seen again', async () => {
  const refresh = vi.fn(async () => true);
  followRecords('order', refresh, stop.signal);
  await wait(60_000);
  refresh.mockClear();
  for (const times of [1, 2]) {
    see('hidden');
    announceRecords(['order']);
    announceRecords(['order']);
    await wait(60_000);
    expect(refresh).toHaveBeenCalledTimes(times - 1);
    see('visible');
    await wait(500);
    expect(refresh).toHaveBeenCalledTimes(times);
  }
});

test('17.21: what came too early, or failed, is refreshed again', async () => {
  const refresh = vi.fn(async () => true);
  refresh.mockResolvedValueOnce(false);
  followRecords('order', refresh, stop.signal);
  announceRecords(['order']);
  await wait(10_000);
  expect(refresh).toHaveBeenCalledTimes(2);
  refresh.mockRejectedValueOnce(new Error('No answer'));
  announceRecords(['order']);
  await wait(10_000);
  announceRecords(['order']);
  await wait(10_000);
  expect(refresh).toHaveBeenCalledTimes(4);
  stop.abort();
  announceRecords(['order']);
  await wait(10_000);
  expect(refresh).toHaveBeenCalledTimes(4);
});
