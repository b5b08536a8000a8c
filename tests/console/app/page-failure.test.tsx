import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PageFailure } from '../../../src/engine/console/kit/page-boundary';

let isReachable = true;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (path: string) => {
    expect(path).toBe('/health');
    if (!isReachable) throw new TypeError('Failed to fetch');
    return { ok: true };
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(reachable: boolean) {
  isReachable = reachable;
  const retry = vi.fn();
  render(<PageFailure error={new Error('Nothing came')} retry={retry} />);
  screen.getByText('Nothing came');
  await vi.advanceTimersByTimeAsync(20_000);
  return retry;
}

it('tries again by itself once the server answers, and only once', async () => {
  const retry = await open(false);
  expect(retry).not.toHaveBeenCalled();
  isReachable = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(retry).toHaveBeenCalledTimes(1);
});

it('tries again at once when the network returns', async () => {
  const retry = await open(false);
  isReachable = true;
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(retry).toHaveBeenCalledTimes(1);
});

it('leaves it to its button where the server could be reached all the time', async () => {
  expect(await open(true)).not.toHaveBeenCalled();
});
