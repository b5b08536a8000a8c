import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Notices } from '../../../src/engine/console/kit/notice/notices';
import { notify } from '../../../src/engine/console/kit/notice/notify';
import { englishConsole } from '../support/words';

beforeEach(async () => {
  await englishConsole();
  vi.useFakeTimers();
});

afterEach(() => {
  act(() => vi.runAllTimers());
  vi.useRealTimers();
});

it('X1: the notice that comes under the pointer when another is dismissed stays while it is pointed at', () => {
  render(<Notices />);
  act(() => {
    notify.error('First');
    notify.info('Second');
  });
  fireEvent.mouseOver(screen.getByText('First'));
  const [dismiss] = screen.getAllByRole('button', { name: 'Dismiss', hidden: true });
  fireEvent.click(dismiss ?? document.body);
  // The pointer has not left the notices.
  fireEvent.mouseOver(screen.getByText('Second'), { relatedTarget: screen.getByRole('status') });
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.getByText('Second')).toBeDefined();
});
