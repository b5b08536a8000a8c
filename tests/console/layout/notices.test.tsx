import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Dialog } from '../../../src/engine/console/kit/dialog';
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

it('X1: an open dialog shows the notices itself, since the page behind it is inert', () => {
  const { rerender } = render(<Notices />);
  rerender(
    <>
      <Notices />
      <Dialog title="Ship" buttons={null}>
        Carrier
      </Dialog>
    </>,
  );
  act(() => notify.error('Refused'));
  expect(screen.getByText('Refused').closest('dialog')).not.toBeNull();
  rerender(<Notices />);
  expect(screen.getByText('Refused').closest('dialog')).toBeNull();
});
