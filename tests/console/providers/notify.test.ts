import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { confirm, currentQuestion } from '../../../src/console/providers/confirm';
import { currentNotices, notify } from '../../../src/console/providers/notify';

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

it('shows the five latest', () => {
  for (const text of 'abcdefg') notify.info(text);
  expect(currentNotices().map(({ text }) => text)).toEqual([...'cdefg']);
});

it('answers a question, and an older one with no', async () => {
  const first = confirm({ title: 'A', body: '', confirm: 'Yes' });
  const second = confirm({ title: 'B', body: '', confirm: 'Yes' });
  expect(await first).toBe(false);
  expect(currentQuestion()?.title).toBe('B');
  currentQuestion()?.answer(true);
  expect(await second).toBe(true);
  expect(currentQuestion()).toBeNull();
});
