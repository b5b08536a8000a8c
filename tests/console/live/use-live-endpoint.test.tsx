import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announceRecords } from '../../../src/engine/console/data/live/record-news';
import { useLiveEndpoint } from '../../../src/engine/console/data/live/use-live-endpoint';
import { defineEndpoint } from '../../../src/engine/schema/contract/endpoint';
import { integer, object } from '../../../src/engine/schema/contract/json-schema';
import { envelope, fakeServer } from '../providers/fake-server';
import { englishConsole } from '../support/words';

const countBooks = defineEndpoint('bookCount', 'GET', '/books/count', {
  summary: 'Number of books',
  response: object({ count: integer }),
  reads: ['book'],
});

beforeEach(englishConsole);
afterEach(() => vi.restoreAllMocks());

/** More than the delay of a refresh. */
const aWhile = () => act(() => new Promise((resolve) => setTimeout(resolve, 600)));

async function openCount() {
  const calls = fakeServer({ 'get /books/count': envelope({ count: 3 }) });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useLiveEndpoint(countBooks, {}), { wrapper });
  return { calls, isLoaded: () => waitFor(() => expect(result.current.data).toEqual({ count: 3 })) };
}

test('17.21: an answer that is loading or a moment old is not fetched again when the event stream opens', async () => {
  const { calls, isLoaded } = await openCount();
  announceRecords('all');
  await isLoaded();
  announceRecords('all');
  await aWhile();
  expect(calls).toHaveLength(1);
  announceRecords(['book']);
  await waitFor(() => expect(calls).toHaveLength(2));
});

test('17.21: an older answer is fetched again when the event stream opens', async () => {
  const { calls, isLoaded } = await openCount();
  await isLoaded();
  const now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now + 6000);
  announceRecords('all');
  await waitFor(() => expect(calls).toHaveLength(2));
});
