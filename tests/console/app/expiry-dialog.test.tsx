import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { initReactI18next } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { announceExpiry } from '../../../src/engine/console/data/expiry';
import { loadConsoleLanguage } from '../../../src/engine/console/i18n/console-language';
import { addWords, startWords, words } from '../../../src/engine/console/i18n/words';
import { ExpiryDialog } from '../../../src/engine/console/start/expiry-dialog';

it('asks once, cannot be put off, and starts over without the token', async () => {
  localStorage.setItem('language', 'en');
  localStorage.setItem('accessToken', 'token');
  await startWords();
  initReactI18next.init(words);
  await addWords('console', loadConsoleLanguage);
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});

  render(<ExpiryDialog />);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  act(() => {
    announceExpiry();
    announceExpiry();
  });
  expect(screen.getAllByRole('alertdialog', { name: 'Prompt' })).toHaveLength(1);
  expect(screen.getByText('The current page has expired, please log in again')).toBeDefined();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(localStorage.getItem('accessToken')).toBeNull();
  expect(reload).toHaveBeenCalledTimes(1);
});
