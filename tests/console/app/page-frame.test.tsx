import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, use } from 'react';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, it, vi } from 'vitest';
import { loadConsoleLanguage } from '../../../src/engine/console/i18n/console-language';
import { addWords, startWords, words } from '../../../src/engine/console/i18n/words';
import { once } from '../../../src/engine/console/kit/once';
import { PageFrame } from '../../../src/engine/console/kit/page-frame';

beforeAll(async () => {
  localStorage.setItem('language', 'en');
  await startWords();
  initReactI18next.init(words);
  await addWords('console', loadConsoleLanguage);
});

it('shows a failure inside the page and loads again on request', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi.fn<() => Promise<string>>();
  load.mockRejectedValueOnce(new Error('Out of order')).mockResolvedValue('Here it is');
  const loadOnce = once((_name: string) => load());
  const Page = () => <p>{use(loadOnce('page'))}</p>;

  await act(async () => {
    render(
      <PageFrame>
        <Page />
      </PageFrame>,
    );
  });
  expect(screen.getByRole('heading', { name: 'This page could not be shown' })).toBeDefined();
  expect(screen.getByText('Out of order')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(1);

  await act(() => userEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(await screen.findByText('Here it is')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
  printed.mockRestore();
});

it('loads each thing once while it succeeds', async () => {
  const load = vi.fn(async (name: string) => name);
  const loadOnce = once(load);
  expect(loadOnce('a')).toBe(loadOnce('a'));
  expect(await loadOnce('b')).toBe('b');
  expect(load).toHaveBeenCalledTimes(2);
  const Page = () => <p>{use(loadOnce('a'))}</p>;
  await act(async () => {
    render(
      <Suspense>
        <Page />
      </Suspense>,
    );
  });
  expect(screen.getByText('a')).toBeDefined();
});
