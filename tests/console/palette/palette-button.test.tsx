import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { envelope, fakeServer } from '../providers/fake-server';
import { leadingTo, openConsole } from '../support/open-console';
import { englishConsole } from '../support/words';

beforeEach(englishConsole);
afterEach(cleanup);

it('17.4: takes what is typed each time it opens', async () => {
  fakeServer({});
  const user = await openConsole('/profile');
  for (const typed of ['X5-2018', 'orders', 'X3', 'stores']) {
    await leadingTo(() => fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true }));
    const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Search and commands' });
    await screen.findByRole('listbox');
    await user.type(box, `${typed}0{Backspace}`);
    expect(box.value).toBe(typed);
    await waitFor(() => expect(screen.queryByText('Searching…')).toBeNull());
    await user.click(screen.getByRole('button', { name: /Esc/ }));
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Search and commands' })).toBeNull());
  }
});

it('17.4: keeps the choice that Enter takes when records arrive, and offers none of an earlier search', async () => {
  fakeServer({ 'get /stores/options': envelope([{ value: 3, label: 'Theme park' }]) });
  const user = await openConsole('/profile', ['biz:store:view']);
  await leadingTo(() => fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true }));
  const box = screen.getByRole('combobox', { name: 'Search and commands' });
  await user.type(box, 'theme');
  await screen.findByRole('option', { name: 'Theme park' });
  expect(screen.getByRole('option', { selected: true }).textContent).toMatch(/^Theme: /);
  await user.type(box, ' dark');
  expect(screen.queryByRole('option', { name: 'Theme park' })).toBeNull();
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Theme: Dark');
});
