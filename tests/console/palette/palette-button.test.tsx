import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../providers/fake-server';
import { openConsole } from '../support/open-console';
import { englishConsole } from '../support/words';

beforeEach(englishConsole);
afterEach(cleanup);

it('keeps what is typed before the palette is loaded', async () => {
  fakeServer({});
  const user = await openConsole('/profile');
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  for (const key of [...'X5-25', 'Backspace', ...'01']) fireEvent.keyDown(document.body, { key });
  const box = await screen.findByRole<HTMLInputElement>('combobox', undefined, { timeout: 10_000 });
  expect(box.value).toBe('X5-201');
  await user.type(box, '8');
  expect(box.value).toBe('X5-2018');
});
