import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Dialog } from '../../../src/engine/console/kit/dialog';

it('S5: a dialog that waits for its button opens again when the browser closes it by itself', () => {
  render(
    <Dialog title="Prompt" body="Expired">
      <button type="button">OK</button>
    </Dialog>,
  );
  const dialog = screen.getByRole<HTMLDialogElement>('alertdialog');
  dialog.close();
  fireEvent(dialog, new Event('close'));
  expect(dialog.open).toBe(true);
});

it('tells a question that the browser closed it', () => {
  const onClose = vi.fn();
  render(
    <Dialog title="Leave?" body="Lost" onClose={onClose}>
      <button type="button">Leave</button>
    </Dialog>,
  );
  const dialog = screen.getByRole<HTMLDialogElement>('alertdialog');
  dialog.close();
  fireEvent(dialog, new Event('close'));
  expect(onClose).toHaveBeenCalled();
  expect(dialog.open).toBe(false);
});
