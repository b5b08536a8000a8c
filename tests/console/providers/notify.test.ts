import i18next from 'i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { confirm, currentQuestion } from '../../../src/console/kit/notice/confirm';
import {
  currentNotices,
  dismissNotice,
  holdNotices,
  notify,
  releaseNotices,
} from '../../../src/console/kit/notice/notify';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

it('keeps a notice for 3000 ms, and longer when it is said again', () => {
  notify.success('Saved');
  vi.advanceTimersByTime(2000);
  notify.success('Saved');
  vi.advanceTimersByTime(2999);
  expect(currentNotices()).toMatchObject([{ kind: 'success', text: 'Saved' }]);
  vi.advanceTimersByTime(1);
  expect(currentNotices()).toEqual([]);
});

it('keeps all notices while one is pointed at, and 3000 ms from then', () => {
  notify.error('Old');
  holdNotices('pointer');
  notify.info('New');
  vi.advanceTimersByTime(60_000);
  expect(currentNotices()).toHaveLength(2);
  releaseNotices('pointer');
  vi.advanceTimersByTime(2999);
  expect(currentNotices()).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(currentNotices()).toEqual([]);
});

it('keeps a notice that has the focus when the pointer leaves it', () => {
  notify.error('Read');
  holdNotices('focus');
  holdNotices('pointer');
  releaseNotices('pointer');
  vi.advanceTimersByTime(60_000);
  expect(currentNotices()).toHaveLength(1);
  releaseNotices('focus');
  vi.advanceTimersByTime(3000);
  expect(currentNotices()).toEqual([]);
});

it('keeps no notice for the pointer at one that was dismissed', () => {
  notify.error('Dismissed');
  notify.info('Left');
  holdNotices('pointer');
  dismissNotice(currentNotices()[0]?.id ?? 0);
  vi.advanceTimersByTime(3000);
  expect(currentNotices()).toEqual([]);
});

it('shows the five latest', () => {
  for (const text of 'abcdefg') notify.info(text);
  expect(currentNotices().map(({ text }) => text)).toEqual([...'cdefg']);
});

it('answers a question, and an older one with no', async () => {
  const words = { title: 'B', body: '', confirm: 'Yes' };
  const first = confirm({ words: () => ({ ...words, title: 'A' }) });
  const second = confirm({ words: () => words });
  expect(await first).toBe(false);
  expect(currentQuestion()?.words(i18next.t)).toBe(words);
  currentQuestion()?.answer(true);
  expect(await second).toBe(true);
  expect(currentQuestion()).toBeNull();
});
