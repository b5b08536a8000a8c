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

test('17.21: looks after a change of the entity, and again after the next', async () => {
  const look = vi.fn(async () => true);
  followRecords('order', look, stop.signal);
  await wait(60_000);
  expect(look).toHaveBeenCalledTimes(1);
  look.mockReset();
  look.mockResolvedValue(true);
  announceRecords(['device']);
  await wait(60_000);
  expect(look).not.toHaveBeenCalled();
  announceRecords(['device', 'order']);
  await wait(500);
  expect(look).toHaveBeenCalledTimes(1);
  announceRecords(['order']);
  await wait(60_000);
  expect(look).toHaveBeenCalledTimes(2);
  announceRecords('all');
  await wait(500);
  expect(look).toHaveBeenCalledTimes(3);
});

test('17.21: looks every few seconds at most, and less often where it takes long', async () => {
  const look = vi.fn(async () => true);
  followRecords('order', look, stop.signal);
  for (let at = 0; at < 60; at++) {
    announceRecords(['order']);
    await wait(100);
  }
  expect(look.mock.calls.length).toBeLessThanOrEqual(3);
  await wait(60_000);
  look.mockReset();
  look.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 2000, true)));
  for (let at = 0; at < 200; at++) {
    announceRecords(['order']);
    await wait(100);
  }
  expect(look).toHaveBeenCalledTimes(1);
  await wait(10_000);
  expect(look).toHaveBeenCalledTimes(2);
});

test('17.21: does not look while the page is hidden, and looks once it is seen again', async () => {
  const look = vi.fn(async () => true);
  followRecords('order', look, stop.signal);
  await wait(60_000);
  look.mockClear();
  for (const times of [1, 2]) {
    see('hidden');
    announceRecords(['order']);
    announceRecords(['order']);
    await wait(60_000);
    expect(look).toHaveBeenCalledTimes(times - 1);
    see('visible');
    await wait(500);
    expect(look).toHaveBeenCalledTimes(times);
  }
});

test('17.21: what came too early, or failed, is looked at again', async () => {
  const look = vi.fn(async () => true);
  look.mockResolvedValueOnce(false);
  followRecords('order', look, stop.signal);
  announceRecords(['order']);
  await wait(10_000);
  expect(look).toHaveBeenCalledTimes(2);
  look.mockRejectedValueOnce(new Error('No answer'));
  announceRecords(['order']);
  await wait(10_000);
  announceRecords(['order']);
  await wait(10_000);
  expect(look).toHaveBeenCalledTimes(4);
  stop.abort();
  announceRecords(['order']);
  await wait(10_000);
  expect(look).toHaveBeenCalledTimes(4);
});
