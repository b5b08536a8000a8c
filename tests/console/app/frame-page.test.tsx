import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FramePage } from '../../../src/console/app/frame-page';
import { placesOf } from '../../../src/console/app/places';
import { createQueryClient } from '../../../src/console/providers/query-client';
import { rootActor } from '../../support/actor';
import { englishConsole } from '../support/words';

interface FakeWindow {
  readonly happyDOM: { readonly settings: Record<string, boolean> };
}

beforeEach(() => {
  // Nothing answers here; that the frame is there is what counts.
  Object.assign((window as unknown as FakeWindow).happyDOM.settings, {
    disableIframePageLoading: true,
    handleDisabledFileLoadingAsSuccess: true,
  });
});
afterEach(() => vi.unstubAllGlobals());

it('N9, X2: a site that the network does not reach says so, and is shown once it is reached', async () => {
  await englishConsole();
  const ask = vi.fn<typeof fetch>();
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(new Response());
  vi.stubGlobal('fetch', ask);
  const meta = { title: 'document', params: { url: '/guide/' } };
  const [place] = placesOf([{ path: '/document', name: 'document', component: 'iframe', meta }], rootActor);
  if (!place) throw new Error('There is no such place.');
  await act(async () => {
    render(
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter>
          <FramePage place={place} url="/guide/" />
        </MemoryRouter>
      </QueryClientProvider>,
    );
  });
  expect(
    await screen.findByText('The server does not answer. Check the network and try again.'),
  ).toBeDefined();
  expect(document.querySelector('iframe')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByTitle('User guide')).toBeDefined();
});
