import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { placesOf } from '../../../src/engine/console/data/navigation/places';
import { createQueryClient } from '../../../src/engine/console/data/query-client';
import FramePage from '../../../src/engine/console/start/frame-page';
import { pages } from '../../../src/engine/console/start/pages';
import { rootActor } from '../../support/actor';
import { englishConsole } from '../support/words';

interface FakeWindow {
  readonly happyDOM: { readonly settings: Record<string, boolean> };
}

beforeEach(() => {
  // No server answers here; only the presence of the frame matters.
  Object.assign((window as unknown as FakeWindow).happyDOM.settings, {
    disableIframePageLoading: true,
    handleDisabledFileLoadingAsSuccess: true,
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Opens the page with the guide, and returns a function that hides or shows it, or changes its address. */
async function showGuide(): Promise<(mode: 'visible' | 'hidden', url?: string) => Promise<void>> {
  const meta = { title: 'document', params: { url: '/guide/' } };
  const [place] = placesOf(
    [{ path: '/document', name: 'document', component: 'iframe', meta }],
    rootActor,
    pages,
  );
  if (!place) throw new Error('There is no such place.');
  const client = createQueryClient();
  const page = (mode: 'visible' | 'hidden', url = '/guide/') => (
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Activity mode={mode}>
          <FramePage place={place} url={url} />
        </Activity>
      </MemoryRouter>
    </QueryClientProvider>
  );
  const { rerender } = await act(async () => render(page('visible')));
  return (mode, url) => act(async () => rerender(page(mode, url)));
}

it('N9, X2: a site that the network does not reach says so, and is shown once it is reached', async () => {
  await englishConsole();
  const ask = vi.fn<typeof fetch>();
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(new Response());
  vi.stubGlobal('fetch', ask);
  await showGuide();
  expect(
    await screen.findByText('The server does not answer. Check the network and try again.'),
  ).toBeDefined();
  expect(document.querySelector('iframe')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByTitle('User guide')).toBeDefined();
});

it('L2, N9: a site that was shown is the same when one comes back to its tag, whatever the network does', async () => {
  await englishConsole();
  const ask = vi.fn<typeof fetch>();
  ask.mockResolvedValueOnce(new Response()).mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', ask);
  const put = await showGuide();
  const frame = await screen.findByTitle('User guide');
  await put('hidden');
  await put('visible');
  expect(screen.getByTitle('User guide')).toBe(frame);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('X2: another site in the place of one that was shown is requested', async () => {
  await englishConsole();
  const ask = vi.fn<typeof fetch>();
  ask.mockResolvedValueOnce(new Response()).mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', ask);
  const put = await showGuide();
  await screen.findByTitle('User guide');
  await put('visible', '/other/');
  expect(
    await screen.findByText('The server does not answer. Check the network and try again.'),
  ).toBeDefined();
  expect(document.querySelector('iframe')).toBeNull();
});

it('17.14: a site that the policy of the page refuses says so, and offers to reload or to open it by itself', async () => {
  await englishConsole();
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response()),
  );
  const put = await showGuide();
  await screen.findByTitle('User guide');
  const refuse = (effectiveDirective: string) =>
    act(async () => {
      document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { effectiveDirective }));
    });
  await refuse('img-src');
  expect(screen.getByTitle('User guide')).toBeDefined();
  await refuse('frame-src');
  expect(screen.getByText('The site is not shown here')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open by itself' }).getAttribute('href')).toBe('/guide/');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined();
  await put('visible', '/other/');
  expect(await screen.findByTitle('User guide')).toBeDefined();
});
