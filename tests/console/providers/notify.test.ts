import i18next from 'i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { confirm, question } from '../../../src/engine/console/kit/notice/confirm';
import {
  dismissNotice,
  holdNotices,
  notices,
  notify,
  releaseNotices,
} from '../../../src/engine/console/kit/notice/notify';

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
  expect(notices.get()).toMatchObject([{ kind: 'success', text: 'Saved' }]);
  vi.advanceTimersByTime(1);
  expect(notices.get()).toEqual([]);
});

it('keeps all notices while one is pointed at, and 3000 ms from then', () => {
  notify.error('Old');
  holdNotices('pointer');
  notify.info('New');
  vi.advanceTimersByTime(60_000);
  expect(notices.get()).toHaveLength(2);
  releaseNotices('pointer');
  vi.advanceTimersByTime(2999);
  expect(notices.get()).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(notices.get()).toEqual([]);
});

it('keeps a notice that has the focus when the pointer leaves it', () => {
  notify.error('Read');
  holdNotices('focus');
  holdNotices('pointer');
  releaseNotices('pointer');
  vi.advanceTimersByTime(60_000);
  expect(notices.get()).toHaveLength(1);
  releaseNotices('focus');
  vi.advanceTimersByTime(3000);
  expect(notices.get()).toEqual([]);
});

it('keeps no notice for the pointer at one that was dismissed', () => {
  notify.error('Dismissed');
  notify.info('Left');
  holdNotices('pointer');
  dismissNotice(notices.get()[0]?.id ?? 0);
  vi.advanceTimersByTime(3000);
  expect(notices.get()).toEqual([]);
});

it('shows the five latest', () => {
  for (const text of 'abcdefg') notify.info(text);
  expect(notices.get().map(({ text }) => text)).toEqual([...'cdefg']);
});

it('17.22: keeps what can be undone longer, and offers that of the last step only', () => {
  const act = { text: 'Undo', run: () => undefined };
  notify.success('A locked', { act });
  vi.advanceTimersByTime(7999);
  expect(notices.get()).toHaveLength(1);
  notify.success('A unlocked', { act });
  notify.success('Saved');
  expect(notices.get().map(({ text }) => text)).toEqual(['A unlocked', 'Saved']);
});

it('answers a question, and an older one with no', async () => {
  const words = { title: 'B', body: '', confirm: 'Yes' };
  const first = confirm({ words: () => ({ ...words, title: 'A' }) });
  const second = confirm({ words: () => words });
  expect(await first).toBe(false);
  expect(question.get()?.words(i18next.t)).toBe(words);
  question.get()?.answer(true);
  expect(await second).toBe(true);
  expect(question.get()).toBeNull();
});
