import { render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { SharePage } from '../../../src/footwork/sharing/console/share/share-page';
import { setLanguage, startShareWords } from '../../../src/footwork/sharing/console/share/share-words';
import { sheetSource } from '../../../src/footwork/sharing/console/share/sheet-source';

beforeAll(async () => {
  await startShareWords();
  await setLanguage('en');
});
afterEach(() => vi.unstubAllGlobals());

it.each(['', '#', '#abc', `#${'a'.repeat(42)}`, `#${'a'.repeat(43)}.`, '#report='])(
  '17.12: a customer with the address /share%s is told to ask the store for the link again',
  (hash) => {
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    render(<SharePage source={sheetSource(hash)} />);
    expect(screen.getByRole('alert').textContent).toBe(
      'This link is incomplete or unknown. Please ask the store to send it to you again.',
    );
    expect(fetch).not.toHaveBeenCalled();
  },
);

it('17.12: a whole link and a report of the reader are recognised', () => {
  expect(sheetSource(`#${'a'.repeat(43)}`)).toEqual({ kind: 'link', token: 'a'.repeat(43) });
  expect(sheetSource('#report=12')).toEqual({ kind: 'report', id: 12 });
});
