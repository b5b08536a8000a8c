import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lockScroll } from '../../../src/engine/console/kit/scroll-lock';

const overflow = () => document.documentElement.style.overflow;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('L7: holds the page while any dialog is open, and 200 ms longer', () => {
  const first = lockScroll();
  const second = lockScroll();
  expect(overflow()).toBe('hidden');
  first();
  vi.advanceTimersByTime(500);
  expect(overflow()).toBe('hidden');
  second();
  vi.advanceTimersByTime(199);
  expect(overflow()).toBe('hidden');
  vi.advanceTimersByTime(1);
  expect(overflow()).toBe('');
});

it('L7: is not let go by a dialog of before, when the next is open', () => {
  lockScroll()();
  vi.advanceTimersByTime(150);
  const next = lockScroll();
  vi.advanceTimersByTime(150);
  expect(overflow()).toBe('hidden');
  next();
  vi.advanceTimersByTime(200);
  expect(overflow()).toBe('');
});
