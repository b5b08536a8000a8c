import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Dialog } from '../../../src/engine/console/kit/dialog';
import { FormDialog } from '../../../src/engine/console/kit/form-dialog';
import { question } from '../../../src/engine/console/kit/notice/confirm';

/** A browser may close a dialog by itself, for instance when Escape is pressed twice. */
function closedByBrowser(onClose?: () => void) {
  render(
    <Dialog title="Prompt" onClose={onClose} buttons={<button type="button">OK</button>}>
      Expired
    </Dialog>,
  );
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  dialog.close();
  return dialog;
}

it('S5: a dialog that waits for its button opens again when the browser closes it by itself', () => {
  expect(closedByBrowser().open).toBe(true);
});

it('asks to be closed when the browser closed it, and stays until it is', () => {
  const onClose = vi.fn();
  expect(closedByBrowser(onClose).open).toBe(true);
  expect(onClose).toHaveBeenCalledOnce();
});

it.each([
  ['dialog', 1],
  ['alertdialog', 0],
] as const)('a press outside of a %s closes it %i times', (role, times) => {
  const onClose = vi.fn();
  render(
    <Dialog role={role} title="Prompt" onClose={onClose} buttons={null}>
      Text
    </Dialog>,
  );
  fireEvent.mouseDown(screen.getByText('Text'));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.mouseDown(screen.getByRole(role));
  expect(onClose).toHaveBeenCalledTimes(times);
});

it('18.4: a save that closes a dialog also closes the question whether to discard it', async () => {
  const onCancel = vi.fn();
  const { unmount } = render(
    <FormDialog title="Adjust" isChanged onCancel={onCancel}>
      Fields
    </FormDialog>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(question.get()).not.toBeNull();
  unmount();
  expect(question.get()).toBeNull();
  await Promise.resolve();
  expect(onCancel).not.toHaveBeenCalled();
});
